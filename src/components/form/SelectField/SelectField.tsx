import { Select, type SelectProps } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';

/** The maximum height of the list in pixels (product §9). */
const MAX_HEIGHT = 200;

/** One of a few options, or none. It is a chunk of its own, because comboboxes are heavy. */
export function SelectField(props: SelectProps) {
  return (
    <Select
      maxDropdownHeight={MAX_HEIGHT}
      clearable
      // Mantine hides this button from keyboards and screen readers, whose users could then not clear a choice.
      clearButtonProps={{ 'aria-label': fa.forms.clearChoice, 'aria-hidden': false, tabIndex: 0 }}
      {...props}
    />
  );
}
