import { Input, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core';
import { laterText } from '../../../text/later.ts';
import '../../../theme/form.css';
import { TextSizeControl } from './TextSizeControl.tsx';

const { display } = laterText;

/** The reader's own look of the site: its scheme, which may follow the system again, and the size of its texts (product §1). */
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
