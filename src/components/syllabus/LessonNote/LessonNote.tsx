import { Text, Textarea, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';

interface LessonNoteProps {
  /** The note as it is kept. */
  note: string;
  /** Called with the note a moment after the last key, and at once when the field is left or taken away. */
  onSave: (note: string) => void;
}

// Milliseconds after the last key.
const PAUSE = 400;
const LONGEST = 20_000;

function flush(pending: RefObject<(() => void) | null>) {
  pending.current?.();
  pending.current = null;
}

/** The learner's private note on a lesson, saved as it is typed (product §10). */
export function LessonNote({ note, onSave }: LessonNoteProps) {
  // What was typed and is not kept yet; null where the kept note is shown, which another tab may change.
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const pending = useRef<(() => void) | null>(null);
  const id = useId();

  function type(text: string) {
    setTyped(text);
    setSaved(false);
    // For whoever is signed in at this key, also if the session ends before the pause does.
    pending.current = () => onSave(text);
  }
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      flush(pending);
      setTyped(null);
      setSaved(true);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  useWindowEvent('pagehide', () => flush(pending));
  useEffect(() => () => flush(pending), []);

  const text = typed ?? note;
  return (
    <section data-unprinted>
      <Title order={2} size="h4" id={id}>
        {fa.learning.notes}
      </Title>
      <Textarea
        aria-labelledby={id}
        description={fa.learning.notesHint}
        value={text}
        dir={directionOf(text)}
        minRows={3}
        maxLength={LONGEST}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => flush(pending)}
      />
      {/* Its line stays, so that nothing jumps when it speaks. */}
      <Text size="sm" c="dimmed" mih="1lh" role="status">
        {typed === null ? isSaved && fa.learning.saved : fa.learning.saving}
      </Text>
    </section>
  );
}
