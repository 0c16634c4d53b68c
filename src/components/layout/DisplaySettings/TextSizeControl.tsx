import { SegmentedControl } from '@mantine/core';
import { TEXT_SIZES, useTextSize } from '../../../data/useTextSize.ts';
import { laterText } from '../../../text/later.ts';
import '../../../theme/form.css';

const { display } = laterText;

interface TextSizeControlProps {
  /** Does it take the whole width? Default false. */
  fullWidth?: boolean;
}

/** Chooses the size of all texts, here and on the next visit (product §1). */
export function TextSizeControl({ fullWidth = false }: TextSizeControlProps) {
  const { size, change } = useTextSize();
  return (
    <SegmentedControl
      fullWidth={fullWidth}
      aria-label={display.textSize}
      value={String(size)}
      onChange={(value) => change(TEXT_SIZES.find((known) => String(known) === value) ?? TEXT_SIZES[0])}
      data={TEXT_SIZES.map((known) => ({ value: String(known), label: display.textSizes[known] }))}
    />
  );
}
