import { Group, Input, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { TEXT_SIZES, useTextSize } from '../../../data/useTextSize.ts';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';

const { display } = fa;

/** Controls for the colour scheme (light, dark or the system's) and the text size (product §1). */
export function DisplaySettings() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Stack gap="sm" data-group>
      <Setting label={display.scheme}>
        <SegmentedControl
          flex={WIDTH}
          aria-label={display.scheme}
          value={colorScheme}
          onChange={setColorScheme}
          data={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: display.schemes[value] }))}
        />
      </Setting>
      <Setting label={display.textSize}>
        <TextSizeControl flex={WIDTH} />
      </Setting>
    </Stack>
  );
}

// The `flex` value of a control. If the space beside the label is too narrow, the control wraps below the label.
const WIDTH = '1 1 13rem';

/** A control with a visible label beside it. */
function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group gap="0 var(--mantine-spacing-xs)" ps="sm">
      <Input.Label labelElement="div" w="5.5rem">
        {label}
      </Input.Label>
      {children}
    </Group>
  );
}

interface TextSizeControlProps {
  /** The value of the CSS property `flex`. By default, the control is as wide as its options. */
  flex?: string;
}

/** Sets the text size and stores it for later visits (product §1). */
export function TextSizeControl({ flex }: TextSizeControlProps) {
  const { size, change } = useTextSize();
  return (
    <SegmentedControl
      flex={flex}
      aria-label={display.textSize}
      value={String(size)}
      onChange={(value) => change(TEXT_SIZES.find((known) => String(known) === value) ?? TEXT_SIZES[0])}
      data={TEXT_SIZES.map((known) => ({ value: String(known), label: display.textSizes[known] }))}
    />
  );
}
