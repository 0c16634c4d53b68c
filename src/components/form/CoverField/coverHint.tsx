import { Box, Button, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';
import classes from './CoverField.module.css';

interface CoverHintProps {
  /** The recommended size in pixels. */
  best: { width: number; height: number } | undefined;
  /** Whether a file is being dragged over the field. */
  isOver: boolean;
  /** Whether the form is being sent. */
  disabled: boolean;
}

/**
 * The content of an empty cover field. Its button is only decorative, because the real button covers the whole field.
 */
export function CoverHint({ best, isOver, disabled }: CoverHintProps) {
  return (
    <Stack align="center" justify="center" gap="sm" className={classes.hint}>
      <IconPhoto size={40} stroke={1.2} aria-hidden />
      <Button component="span" variant="light" size="sm" data-disabled={disabled} aria-hidden>
        {fa.forms.chooseFile}
      </Button>
      <Text component="div" size="sm">
        <span className={isOver ? undefined : classes.drop}>{isOver ? fa.forms.dropNow : fa.forms.drop}</span>{' '}
        {best && (
          <Box component="span" display="inline-block">
            {fa.forms.size(best.width, best.height)}
          </Box>
        )}
      </Text>
    </Stack>
  );
}
