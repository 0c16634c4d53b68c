import { Alert, Button } from '@mantine/core';
import { IconNotes } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';
import '../../../theme/content.css';

/** Says that a form was filled with what its user had left in it, and empties it at wish. */
export function DraftNotice({ onDrop }: { onDrop: () => void }) {
  return (
    <Alert color="turquoise" icon={<IconNotes aria-hidden />} role="status" mb="lg">
      {fa.common.draftRestored}{' '}
      <Button variant="subtle" color="turquoise" size="sm" mih={44} onClick={onDrop}>
        {fa.common.dropDraft}
      </Button>
    </Alert>
  );
}
