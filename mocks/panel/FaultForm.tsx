import { Button, NumberInput, Select, SimpleGrid } from '@mantine/core';
import '../../src/theme/form.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { useState, type FormEvent } from 'react';
import { WrittenFault } from '../server/faults.ts';
import classes from './FaultSection.module.css';
import { Section } from './Section.tsx';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

const list = { comboboxProps: { zIndex: 360 }, maxDropdownHeight: 260, size: 'sm' } as const;
const number = { size: 'sm', dir: 'ltr', allowDecimal: false, allowNegative: false } as const;

/** Chooses a call and what goes wrong with it; the choice stays until the mock has taken it. */
export function FaultForm({ panel: { state, context, act } }: { panel: Panel }) {
  const [call, setCall] = useState<string | null>(null);
  const [kind, setKind] = useState<string | null>('500');
  const [delay, setDelay] = useState<number | string>(1500);
  const [nth, setNth] = useState<number | string>('');

  const { data: fault } = WrittenFault.safeParse(kind === 'delay' ? `delay:${delay}` : kind);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (call === null || fault === undefined) return;
    const planned = { call, fault, ...(nth !== '' && { nth: Number(nth) }) };
    if (!(await act(texts.faults.added, () => context.control.addFault(planned)))) return;
    setCall(null);
    setNth('');
  }

  return (
    <Section title={texts.faults.add}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <SimpleGrid cols={1} spacing="sm" mb="sm">
          <Select
            {...list}
            label={texts.faults.call}
            placeholder={texts.faults.callHint}
            nothingFoundMessage={texts.faults.nothing}
            classNames={{ input: classes.latin, option: classes.latin }}
            data={state.calls}
            value={call}
            onChange={setCall}
            searchable
          />
          <Select
            {...list}
            label={texts.faults.fault}
            data={Object.entries(texts.faults.kinds).map(([value, name]) => ({ value, label: `${name} (${value})` }))}
            value={kind}
            onChange={setKind}
          />
          {kind === 'delay' && (
            <NumberInput
              {...number}
              label={texts.faults.delay}
              min={0}
              max={600_000}
              suffix=" ms"
              value={delay}
              onChange={setDelay}
            />
          )}
          <NumberInput
            {...number}
            label={texts.faults.nth}
            description={texts.faults.nthHint}
            min={1}
            max={999}
            value={nth}
            onChange={setNth}
          />
        </SimpleGrid>
        <Button type="submit" variant="light" size="sm" fullWidth disabled={call === null || fault === undefined}>
          {texts.faults.submit}
        </Button>
      </form>
    </Section>
  );
}
