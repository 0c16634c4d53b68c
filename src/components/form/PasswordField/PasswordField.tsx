import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';
import classes from './PasswordField.module.css';

/** A password, written left to right, with a button that shows and hides it; it is handed over as typed (product §5). */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      dir="ltr"
      required
      classNames={classes}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': visible ? fa.common.hidePassword : fa.common.showPassword,
        // The name says what the button does; a pressed state beside it would say it twice.
        'aria-pressed': undefined,
      }}
      aria-invalid={props.error ? true : undefined}
    />
  );
}
