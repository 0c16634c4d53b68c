import { Group, Radio, Stack } from '@mantine/core';
import '../../src/theme/form.css';
import './styles.css';
import classes from './Choices.module.css';

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
      <Stack gap={4}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            className={classes.choice}
            classNames={{ body: classes.body, labelWrapper: classes.label }}
            label={
              <Group component="span" gap="xs" justify="space-between">
                {option.title}
                <span className={classes.name}>{option.value}</span>
              </Group>
            }
            description={option.sentence}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
