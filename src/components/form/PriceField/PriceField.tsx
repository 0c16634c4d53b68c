import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import '../../../theme/form.css';
import { formatTotal } from '../../../text/format.ts';
import { fa } from '../../../text/fa.ts';
import { announce } from '../../feedback/announce.ts';
import { parsePrice } from './parsePrice.ts';

interface PriceFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** The text as typed or, after blur, the formatted amount. */
  value: string;
  /** A warning, which does not prevent submitting. An error replaces it. */
  note?: ReactNode;
  /**
   * Called with the typed text. On blur, called with the formatted amount, or with an empty text if the typed text is
   * not an amount.
   */
  onChange: (text: string) => void;
}

/**
 * A field for an amount in the brand's currency, with Latin, Persian or Arabic digits. On blur, a valid amount is
 * formatted. Invalid text is cleared, and an error message appears (product §5).
 */
export function PriceField({ value, note, error, onChange, onBlur, ...props }: PriceFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const shownError = refused ?? error;
  const shownNote = !shownError && note;
  return (
    <div>
      <TextInput
        {...props}
        dir="ltr"
        styles={{ input: { textAlign: 'end' } }}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        error={shownError}
        onChange={(event) => {
          setRefused(null);
          onChange(event.currentTarget.value);
        }}
        onBlur={(event) => {
          const rials = parsePrice(value);
          const message = rials === null && value.trim() !== '' ? fa.forms.notANumber(value.trim()) : null;
          setRefused(message);
          if (message !== null) announce(message);
          const amount = rials === null ? '' : formatTotal(rials);
          if (amount !== value) onChange(amount);
          onBlur?.(event);
        }}
      />
      <Text size="sm" c="saffron" role="status" mt={shownNote ? 5 : 0}>
        {shownNote}
      </Text>
    </div>
  );
}
