import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import '../../../theme/form.css';
import { fa } from '../../../text/fa.ts';
import classes from './PasswordField.module.css';

/** A required line in Latin letters, such as an e-mail, left to right and as it is typed. Browsers call an empty `required` field invalid; `aria-required` says less. */
export function LatinField(props: TextInputProps) {
  return <TextInput dir="ltr" aria-required autoCapitalize="none" spellCheck={false} {...props} />;
}

/** A password, written left to right, with a button that shows and hides it; it is handed over as typed (product §5). */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      dir="ltr"
      aria-required
      classNames={classes}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': visible ? fa.forms.hidePassword : fa.forms.showPassword,
        // The name says what the button does; a pressed state beside it would say it twice.
        'aria-pressed': undefined,
      }}
      aria-invalid={props.error ? true : undefined}
    />
  );
}
