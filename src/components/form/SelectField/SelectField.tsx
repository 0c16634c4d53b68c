import { Select, type SelectProps } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';

/** The maximum height of the list in pixels (product §9). */
const MAX_HEIGHT = 200;

/** A select for one option or none. It has a chunk of its own, because the code for comboboxes is large. */
export function SelectField(props: SelectProps) {
  return (
    <Select
      maxDropdownHeight={MAX_HEIGHT}
      clearable
      // By default, Mantine hides the clear button from keyboards and screen readers, so their users could not clear a
      // choice.
      clearButtonProps={{ 'aria-label': fa.forms.clearChoice, 'aria-hidden': false, tabIndex: 0 }}
      {...props}
    />
  );
}
