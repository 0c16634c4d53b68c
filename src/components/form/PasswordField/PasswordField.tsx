import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import '../../../theme/form.css';
import { fa } from '../../../text/fa.ts';
import classes from './PasswordField.module.css';

/**
 * A required left-to-right field for Latin text, such as an e-mail address. It uses `aria-required` instead of
 * `required`, because browsers mark an empty `required` field as invalid.
 */
export function LatinField(props: TextInputProps) {
  return <TextInput dir="ltr" aria-required autoCapitalize="none" spellCheck={false} {...props} />;
}

/** A left-to-right password field with a button that shows the password. The value is not trimmed (product §5). */
export function PasswordField({ label, ...props }: PasswordInputProps & { label: string }) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      label={label}
      dir="ltr"
      aria-required
      classNames={classes}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': fa.forms.buttonOf(visible ? fa.forms.hidePassword : fa.forms.showPassword, label),
        // The label already tells whether the password is visible, so `aria-pressed` would be redundant.
        'aria-pressed': undefined,
      }}
      aria-invalid={props.error ? true : undefined}
    />
  );
}
