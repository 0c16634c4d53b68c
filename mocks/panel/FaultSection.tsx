import { ActionIcon, Autocomplete, Badge, Button, Group, List, NumberInput, Select, Stack, Text } from '@mantine/core';
import '../../src/theme/form.css';
import { IconTrash } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { formatNumber } from '../../src/text/format.ts';
import { faultText, WrittenFault } from '../server/faults.ts';
import type { PlannedFault } from '../server/settings.ts';
import { Section } from './Section.tsx';
import './styles.css';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

/** The calls that are to go wrong, and one more. */
export function FaultSection({ panel }: { panel: Panel }) {
  const { state, context, act } = panel;
  const { faults } = state;
  const remove = (done: string, calls: readonly PlannedFault[]) =>
    act(done, async () => {
      for (const { call } of calls) await context.control.remove(call);
    });
  return (
    <>
      <Section title={texts.faults.active} hint={faults.length === 0 && texts.faults.none}>
        {faults.length > 0 && (
          <List listStyleType="none" spacing="xs">
            {faults.map((planned) => (
              <FaultRow key={planned.call} planned={planned} onRemove={() => remove(texts.faults.removed, [planned])} />
            ))}
          </List>
        )}
        {faults.length > 1 && (
          <Button variant="subtle" color="red" size="sm" onClick={() => remove(texts.faults.removedAll, faults)}>
            {texts.faults.removeAll}
          </Button>
        )}
      </Section>
      <FaultForm panel={panel} />
    </>
  );
}

function FaultRow({ planned: { call, fault, nth }, onRemove }: { planned: PlannedFault; onRemove: () => void }) {
  return (
    <List.Item styles={{ itemWrapper: { width: '100%' }, itemLabel: { flex: 1 } }}>
      <Group wrap="nowrap" justify="space-between">
        <Stack gap={4} align="flex-start">
          <Text span size="sm" ff="monospace" dir="ltr">
            {call}
          </Text>
          <Group gap="xs">
            <Badge color="red" variant="light" tt="none" radius="xs" dir="ltr">
              {faultText(fault) ?? 'json'}
            </Badge>
            <Text size="xs" c="dimmed">
              {nth === undefined ? texts.faults.every : texts.faults.onlyNth(formatNumber(nth))}
            </Text>
          </Group>
        </Stack>
        <ActionIcon color="red" aria-label={texts.faults.remove(call)} onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </List.Item>
  );
}

const list = { comboboxProps: { zIndex: 360 }, maxDropdownHeight: 260, size: 'sm' } as const;

/** Chooses a call and what goes wrong with it; the choice stays until the mock has taken it. */
function FaultForm({ panel: { state, context, act } }: { panel: Panel }) {
  const [call, setCall] = useState<string | null>(null);
  const [word, setWord] = useState('500');
  const [nth, setNth] = useState<number | string>('');
  const { success, output: fault } = v.safeParse(WrittenFault, word);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (call === null || !success) return;
    act(texts.faults.added, async () => {
      await context.control.addFault({ call, fault, ...(nth !== '' && { nth: Number(nth) }) });
      setCall(null);
      setNth('');
    });
  }

  return (
    <Section title={texts.faults.add}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Select
            {...list}
            label={texts.faults.call}
            placeholder={texts.faults.callHint}
            nothingFoundMessage={texts.faults.nothing}
            styles={{ input: { unicodeBidi: 'plaintext' }, option: { unicodeBidi: 'plaintext' } }}
            data={[...state.calls]}
            value={call}
            onChange={setCall}
            searchable
          />
          <Autocomplete
            {...list}
            dir="ltr"
            label={texts.faults.fault}
            description={texts.faults.wordHint}
            error={!success && texts.faults.notAFault}
            data={Object.keys(texts.faults.kinds)}
            // All of them, whatever is written: one is changed for another.
            filter={({ options }) => options}
            renderOption={({ option: { value } }) => `${texts.faults.kinds[value]} (${value})`}
            value={word}
            onChange={setWord}
          />
          <NumberInput
            size="sm"
            dir="ltr"
            allowDecimal={false}
            allowNegative={false}
            label={texts.faults.nth}
            description={texts.faults.nthHint}
            min={1}
            max={999}
            value={nth}
            onChange={setNth}
          />
          <Button type="submit" variant="light" size="sm" disabled={call === null || !success}>
            {texts.faults.submit}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
