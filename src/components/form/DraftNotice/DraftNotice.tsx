import { Alert, Button } from '@mantine/core';
import { IconNotes } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';
import { announce } from '../../feedback/announce.ts';
import '../../../theme/content.css';
import classes from './DraftNotice.module.css';

/** A notice that the form was filled from a draft, with a button that clears the form. */
export function DraftNotice({ onDrop }: { /** Deletes the draft and clears the form. */ onDrop: () => void }) {
  return (
    <Alert
      color="turquoise"
      icon={<IconNotes aria-hidden />}
      role="note"
      mb="lg"
      classNames={{ wrapper: classes.wrapper ?? '', message: classes.message ?? '' }}
    >
      <span>{fa.forms.draftRestored}</span>
      <Button
        variant="default"
        size="sm"
        onClick={() => {
          onDrop();
          announce(fa.forms.draftDropped);
        }}
      >
        {fa.forms.dropDraft}
      </Button>
    </Alert>
  );
}
