import { Group, Radio, Stack, Text } from '@mantine/core';
import '../../src/theme/form.css';
import { Section } from './Section.tsx';
import './styles.css';

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  names: Readonly<Record<Value, readonly [title: string, sentence?: string]>>;
  onChange: (value: Value) => void;
}

/** A section with one of several to choose, each with its technical name. */
export function Choices<Value extends string>({ label, value, options, names, onChange }: ChoicesProps<Value>) {
  return (
    <Section title={label}>
      <Radio.Group aria-label={label} value={value} onChange={onChange}>
        <Stack gap="sm">
          {options.map((option) => (
            <Radio
              key={option}
              value={option}
              styles={{ labelWrapper: { flex: 1 } }}
              label={
                <Group component="span" gap="xs" justify="space-between" mih={24}>
                  {names[option][0]}
                  <Text span size="xs" c="dimmed" ff="monospace" dir="ltr">
                    {option}
                  </Text>
                </Group>
              }
              description={names[option][1]}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Section>
  );
}
