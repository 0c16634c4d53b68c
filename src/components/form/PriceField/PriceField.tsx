import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import '../../../theme/form.css';
import { formatTotal } from '../../../text/format.ts';
import { fa } from '../../../text/fa.ts';
import { announce } from '../../feedback/announce.ts';
import { parsePrice } from './parsePrice.ts';

interface PriceFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** The text as typed, until the field is left. */
  value: string;
  /** A warning. It does not block sending. */
  note?: ReactNode;
  /** Called with what is typed and, when the field is left, with the grouped amount or an empty text. */
  onChange: (text: string) => void;
}

/**
 * An amount of the brand's currency, with digits of any script. On blur it is grouped; anything else is cleared with a message (product
 * §5).
 */
export function PriceField({ value, note, error, onChange, onBlur, ...props }: PriceFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <div>
      <TextInput
        {...props}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        error={refused ?? error}
        onChange={(event) => {
          setRefused(null);
          onChange(event.currentTarget.value);
        }}
        onBlur={(event) => {
          const rials = parsePrice(value);
          const message = rials === null && value.trim() !== '' ? fa.forms.notANumber(value.trim()) : null;
          setRefused(message);
          if (message !== null) announce(message);
          onChange(rials === null ? '' : formatTotal(rials));
          onBlur?.(event);
        }}
      />
      <Text size="sm" c="saffron" role="status" mt={note ? 5 : 0}>
        {note}
      </Text>
    </div>
  );
}
