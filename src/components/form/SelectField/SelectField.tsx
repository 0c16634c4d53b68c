import { Select, type SelectProps } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';

/** The maximum height of the list in pixels (product §9). */
const MAX_HEIGHT = 200;

/** A select with a clear button. It has a chunk of its own, because the code for comboboxes is large. */
export function SelectField({ label, ...props }: SelectProps) {
  const name = typeof label === 'string' ? fa.forms.buttonOf(fa.forms.clearChoice, label) : fa.forms.clearChoice;
  return (
    <Select
      label={label}
      maxDropdownHeight={MAX_HEIGHT}
      clearable
      // By default, Mantine's clear button is not accessible to keyboard and screen reader users.
      clearButtonProps={{
        'aria-label': name,
        'aria-hidden': false,
        tabIndex: 0,
      }}
      {...props}
    />
  );
}
