import { Text, Textarea, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';
import { announce } from '../../feedback/announce.ts';

interface LessonNoteProps {
  /** The stored note. */
  note: string;
  /** Whether another tab's version was merged into the note. Default false. */
  merged?: boolean | undefined;
  /**
   * Called with the new text and the text before the edit, shortly after the last key press. Also called on blur, on
   * unmount and on `pagehide`. Resolves with true if the note was stored.
   */
  onSave: (note: string, base: string) => Promise<boolean>;
}

// The milliseconds from the last key press to saving, and from saving to the announcement. The announcement is delayed,
// so that a save during a short pause in typing is not announced.
const PAUSE = 400;
const SPOKEN = 1000;

/** The learner's private note on a lesson, saved automatically during typing (product §10). */
export function LessonNote({ note, merged = false, onSave }: LessonNoteProps) {
  // Typed text that is not saved yet. If it is null, the stored note is shown, which another tab may change.
  const [typed, setTyped] = useState<string | null>(null);
  const [status, setStatus] = useState<'saving' | 'saved' | 'unkept' | null>(null);
  const id = useId();
  const base = useRef(note);
  const pending = useRef<(() => Promise<boolean>) | null>(null);

  function type(text: string) {
    if (typed === null) base.current = note;
    setTyped(text);
    setStatus('saving');
    const over = base.current;
    // Captures the current user's `onSave`, in case the session ends before the note is saved.
    pending.current = () => onSave(text, over);
  }
  async function flush() {
    const save = pending.current;
    if (!save) return;
    pending.current = null;
    setTyped(null);
    const isStored = await save();
    // If the user typed more during the save, the status stays `saving`.
    if (pending.current === null) setStatus(isStored ? 'saved' : 'unkept');
  }
  const flushNow = useEffectEvent(() => void flush());
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => flushNow(), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const result = status === 'saved' ? fa.learning.saved : status === 'unkept' ? fa.learning.unkept : null;
  useEffect(() => {
    if (result === null) return undefined;
    const timer = setTimeout(announce, SPOKEN, result);
    return () => clearTimeout(timer);
  }, [result]);
  useWindowEvent('pagehide', () => void flush());
  useEffect(() => () => flushNow(), []);

  const text = typed ?? note;
  return (
    <section data-unprinted>
      <Title order={2} size="h3" id={id}>
        {fa.learning.notes}
      </Title>
      <Textarea
        aria-labelledby={id}
        description={fa.learning.notesHint}
        value={text}
        dir={directionOf(text)}
        minRows={3}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => void flush()}
        error={status === 'unkept' && fa.learning.unkept}
      />
      {/* The line is always rendered, so that its text causes no layout shift when it appears. */}
      <Text size="sm" c="dimmed" mih="1lh">
        {status === 'saving' && fa.learning.saving}
        {status === 'saved' && fa.learning.saved}{' '}
        <span role="status">{merged && typed === null && fa.learning.merged}</span>
      </Text>
    </section>
  );
}
