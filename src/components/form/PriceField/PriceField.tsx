import { Text, TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import '../../../theme/form.css';
import { formatNumber } from '../../../text/format.ts';
import { parsePrice } from './parsePrice.ts';

interface PriceFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** As it was typed, until the field is left. */
  value: string;
  /** What to think over; it keeps nothing from being sent. */
  note?: ReactNode;
  /** Hears what is typed, and the grouped amount, or nothing, when the field is left. */
  onChange: (text: string) => void;
}

/** An amount of rials in digits of any script; on leaving it is grouped, and what is no number is taken away (product §5). */
export function PriceField({ value, note, onChange, onBlur, ...props }: PriceFieldProps) {
  return (
    <div>
      <TextInput
        {...props}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => {
          const rials = parsePrice(value);
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
