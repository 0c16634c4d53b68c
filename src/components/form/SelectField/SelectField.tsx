import { Select, type SelectProps } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';

/** Pixels that the list of a select has at most (product §9). */
const MAX_HEIGHT = 200;

/** One of a few options, or none; comes by itself, as lists that open are heavy. */
export function SelectField(props: SelectProps) {
  return (
    <Select
      maxDropdownHeight={MAX_HEIGHT}
      clearable
      // Mantine hides this button from keyboards and screen readers, who could then never take a choice back.
      clearButtonProps={{ 'aria-label': fa.forms.clearChoice, 'aria-hidden': false, tabIndex: 0 }}
      {...props}
    />
  );
}
