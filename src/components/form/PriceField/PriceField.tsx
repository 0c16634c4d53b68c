import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import '../../../theme/form.css';
import { formatTotal } from '../../../text/format.ts';
import { fa } from '../../../text/fa.ts';
import { announce } from '../../feedback/announce.ts';
import { parsePrice } from './parsePrice.ts';

interface PriceFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** The typed text, or the formatted amount after blur. */
  value: string;
  /** A warning, which does not prevent submitting. */
  note?: ReactNode;
  /** Called with the typed text, and on blur with the formatted amount or an empty text. */
  onChange: (text: string) => void;
}

/**
 * A field for an amount in the brand's currency, with digits of any script. Blur formats the amount. Any other text is
 * cleared, with an error message (product §5).
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
