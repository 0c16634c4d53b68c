import { Group, Radio, Stack, Text } from '@mantine/core';
import '../../src/theme/form.css';
import './styles.css';

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  /** The value itself stands beside the title, as the technical name. */
  options: readonly { value: Value; title: string; sentence?: string }[];
  onChange: (value: Value) => void;
}

/** One of several, each with its technical name. */
export function Choices<Value extends string>({ label, value, options, onChange }: ChoicesProps<Value>) {
  return (
    <Radio.Group aria-label={label} value={value} onChange={onChange}>
      <Stack gap="sm">
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            styles={{ labelWrapper: { flex: 1 } }}
            label={
              <Group component="span" gap="xs" justify="space-between" mih={24}>
                {option.title}
                <Text span size="xs" c="dimmed" ff="monospace" dir="ltr">
                  {option.value}
                </Text>
              </Group>
            }
            description={option.sentence}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
