import { Input, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core';
import { TEXT_SIZES, useTextSize } from '../../../data/useTextSize.ts';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';

const { display } = fa;

/** Controls for the colour scheme (light, dark or the system's) and the text size (product §1). */
export function DisplaySettings() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Stack gap="sm">
      <Input.Wrapper label={display.scheme} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={display.scheme}
          value={colorScheme}
          onChange={setColorScheme}
          data={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: display.schemes[value] }))}
        />
      </Input.Wrapper>
      <Input.Wrapper label={display.textSize} labelElement="div">
        <TextSizeControl fullWidth />
      </Input.Wrapper>
    </Stack>
  );
}

interface TextSizeControlProps {
  /** Whether the control takes the full width. Default false. */
  fullWidth?: boolean;
}

/** Sets the text size and stores it for later visits (product §1). */
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
