import { TextInput, type TextInputProps } from '@mantine/core';
import '../../../theme/form.css';

/** A required line in Latin letters, such as an e-mail, written left to right and left as it is typed. */
export function LatinField(props: TextInputProps) {
  return <TextInput dir="ltr" required autoCapitalize="none" spellCheck={false} {...props} />;
}
