import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import '../../../theme/form.css';
import { formatNumber } from '../../../text/format.ts';
import { fa } from '../../../text/fa.ts';
import { announce } from '../../feedback/announce.ts';
import { parsePrice } from './parsePrice.ts';

interface PriceFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** As it was typed, until the field is left. */
  value: string;
  /** What to think over; it keeps nothing from being sent. */
  note?: ReactNode;
  /** Hears what is typed, and the grouped amount, or nothing, when the field is left. */
  onChange: (text: string) => void;
}

/** An amount of rials in digits of any script; on leaving it is grouped; what is no number is taken away, and said (product §5). */
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
          onChange(rials === null ? '' : formatNumber(rials));
          onBlur?.(event);
        }}
      />
      <Text size="sm" c="saffron" role="status" mt={note ? 5 : 0}>
        {note}
      </Text>
    </div>
  );
}
