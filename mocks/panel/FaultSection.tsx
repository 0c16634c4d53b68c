import { ActionIcon, Badge, Button, Group, List, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core';
import '../../src/theme/form.css';
import { IconTrash } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { formatNumber } from '../../src/text/format.ts';
import { faultText, isSequence, WrittenFault, type Fault } from '../server/faults.ts';
import type { PlannedFault } from '../server/settings.ts';
import { Section } from './Section.tsx';
import './styles.css';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

/** The calls that are to go wrong, and one more. */
export function FaultSection({ panel }: { panel: Panel }) {
  const { state, context, act } = panel;
  const { faults } = state;

  const removeAll = () =>
    act(texts.faults.removedAll, async () => {
      for (const { call } of faults) await context.control.remove(call);
    });
  return (
    <>
      <Section title={texts.faults.active} hint={faults.length === 0 && texts.faults.none}>
        {faults.length > 0 && (
          <List listStyleType="none" spacing="xs">
            {faults.map((planned) => (
              <FaultRow
                key={planned.call}
                planned={planned}
                onRemove={() => void act(texts.faults.removed, () => context.control.remove(planned.call))}
              />
            ))}
          </List>
        )}
        {faults.length > 1 && (
          <Button variant="subtle" color="red" size="sm" onClick={() => void removeAll()}>
            {texts.faults.removeAll}
          </Button>
        )}
      </Section>
      <FaultForm panel={panel} />
    </>
  );
}

function FaultRow({ planned: { call, fault, nth }, onRemove }: { planned: PlannedFault; onRemove: () => void }) {
  const word = wordOf(fault);
  const name = isSequence(fault) ? texts.faults.kinds['sequence'] : texts.faults.kinds[word.split(':')[0] ?? ''];
  return (
    <List.Item styles={{ itemWrapper: { width: '100%' }, itemLabel: { flex: 1 } }}>
      <Group wrap="nowrap" justify="space-between">
        <Stack gap={4} align="flex-start">
          <Text span size="sm" ff="monospace" dir="ltr">
            {call}
          </Text>
          <Group gap="xs">
            <Badge color="red" variant="light" tt="none" radius="xs" dir="ltr">
              {word}
            </Badge>
            <Text size="xs" c="dimmed">
              {[name, nth === undefined ? texts.faults.every : texts.faults.onlyNth(formatNumber(nth))]
                .filter(Boolean)
                .join('، ')}
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

/** A fault in a word; one that has a body of its own is told by its status. */
const wordOf = (fault: Fault): string =>
  faultText(fault) ?? (typeof fault === 'object' && 'status' in fault ? String(fault.status) : 'json');

const list = { comboboxProps: { zIndex: 360 }, maxDropdownHeight: 260, size: 'sm' } as const;

/** Chooses a call and what goes wrong with it; the choice stays until the mock has taken it. */
function FaultForm({ panel: { state, context, act } }: { panel: Panel }) {
  const [call, setCall] = useState<string | null>(null);
  const [kind, setKind] = useState<string | null>('500');
  const [word, setWord] = useState('');
  const [nth, setNth] = useState<number | string>('');
  const isWritten = kind === 'delay' || kind === 'sequence';
  const { success, output: fault } = v.safeParse(WrittenFault, isWritten ? word : kind);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (call === null || !success) return;
    const planned = { call, fault, ...(nth !== '' && { nth: Number(nth) }) };
    if (!(await act(texts.faults.added, () => context.control.addFault(planned)))) return;
    setCall(null);
    setNth('');
  }

  function choose(chosen: string | null) {
    setKind(chosen);
    setWord(chosen === 'delay' ? 'delay:1500' : '503,503,ok');
  }

  return (
    <Section title={texts.faults.add}>
      <form onSubmit={(event) => void submit(event)} noValidate>
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
          <Select
            {...list}
            label={texts.faults.fault}
            data={Object.entries(texts.faults.kinds).map(([value, name]) => ({ value, label: `${name} (${value})` }))}
            value={kind}
            onChange={choose}
          />
          {isWritten && (
            <TextInput
              size="sm"
              dir="ltr"
              label={texts.faults.word}
              description={texts.faults.wordHint}
              error={!success && texts.faults.notAFault}
              value={word}
              onChange={({ currentTarget }) => setWord(currentTarget.value)}
            />
          )}
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
