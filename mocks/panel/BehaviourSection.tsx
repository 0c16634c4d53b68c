import { Button, NumberInput, SimpleGrid } from '@mantine/core';
import '../../src/theme/form.css';
import type { FormEvent } from 'react';
import { Choices } from './Choices.tsx';
import { Section } from './Section.tsx';
import './styles.css';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

/** Which world the mock is, how it writes its answers, and how slow and how unlucky it is. */
export function BehaviourSection({ panel }: { panel: Panel }) {
  const { state, context, act } = panel;
  return (
    <>
      <Choices
        label={texts.scenario.title}
        value={state.scenario}
        options={state.scenarios}
        names={texts.scenario.names}
        onChange={(scenario) => {
          act(texts.scenario.done(texts.scenario.names[scenario][0]), () => context.control.change({ scenario }));
        }}
      />
      <Choices
        label={texts.flavour.title}
        value={state.flavour}
        options={state.flavours}
        names={texts.flavour.names}
        onChange={(flavour) => act(texts.flavour.done, () => context.control.change({ flavour }))}
      />
      <ChanceForm key={JSON.stringify([state.latency, state.fail, state.seed, state.clock])} panel={panel} />
    </>
  );
}

/** Latency, share of failures, seed and clock; what was written stays until the mock has taken it. */
function ChanceForm({ panel: { state, context, act, say } }: { panel: Panel }) {
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // An empty field is no number; units stand behind the others.
    const read = (name: string) => Number.parseFloat(form.get(name) as string);
    const [min, max] = [read('min'), read('max')];
    if (min > max) return say({ text: texts.chance.order, failed: true });
    const ends = [min, max].filter((end) => end >= 0);
    const [first] = ends;
    act(texts.chance.done, () =>
      context.control.change({
        latency: first === undefined ? null : [first, ends.at(-1) ?? first],
        fail: (read('fail') || 0) / 100,
        clock: read('clock') || 0,
        seed: read('seed') || 0,
      }),
    );
  }

  const field = (name: 'min' | 'max' | 'fail' | 'seed' | 'clock', value: number | undefined) => ({
    size: 'sm',
    min: 0,
    dir: 'ltr' as const,
    allowDecimal: name === 'fail',
    allowNegative: false,
    label: texts.chance[name],
    name,
    defaultValue: value ?? '',
  });
  return (
    <Section title={texts.chance.title} hint={texts.chance.latencyHint}>
      <form onSubmit={apply} noValidate>
        <SimpleGrid cols={2} spacing="sm" mb="sm">
          <NumberInput {...field('min', state.latency?.[0])} suffix=" ms" max={600_000} />
          <NumberInput {...field('max', state.latency?.[1])} suffix=" ms" max={600_000} />
          <NumberInput
            {...field('fail', Math.round(state.fail * 1000) / 10)}
            description={texts.chance.failHint}
            suffix="%"
            max={100}
          />
          <NumberInput {...field('seed', state.seed)} description={texts.chance.seedHint} />
          <NumberInput {...field('clock', state.clock)} description={texts.chance.clockHint} suffix=" s" step={3600} />
        </SimpleGrid>
        <Button type="submit" variant="light" size="sm" fullWidth>
          {texts.chance.apply}
        </Button>
      </form>
    </Section>
  );
}
