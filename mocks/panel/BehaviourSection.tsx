import { Button, NumberInput, SimpleGrid } from '@mantine/core';
import '../../src/theme/form.css';
import { startTransition, useOptimistic, useState, type FormEvent } from 'react';
import type { Scenario } from '../server/scenarios.ts';
import { Choices } from './Choices.tsx';
import { Section } from './Section.tsx';
import './styles.css';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

/** Which world the mock is, how it writes its answers, and how slow and how unlucky it is. */
export function BehaviourSection({ panel }: { panel: Panel }) {
  const { state, context, act } = panel;
  const [chosen, setChosen] = useOptimistic(state.scenario);

  function choose(scenario: Scenario) {
    startTransition(async () => {
      setChosen(scenario);
      await act(texts.scenario.done(describe(scenario)[0]), () => context.control.change({ scenario }));
    });
  }
  return (
    <>
      <Section title={texts.scenario.title}>
        <Choices
          label={texts.scenario.title}
          value={chosen}
          options={state.scenarios.map((value) => {
            const [title, sentence] = describe(value);
            return { value, title, sentence };
          })}
          onChange={choose}
        />
      </Section>
      <Section title={texts.flavour.title}>
        <Choices
          label={texts.flavour.title}
          value={state.flavour}
          options={state.flavours.map((value) => {
            const [title, sentence] = texts.flavour.names[value];
            return { value, title, sentence };
          })}
          onChange={(flavour) => void act(texts.flavour.done, () => context.control.change({ flavour }))}
        />
      </Section>
      <ChanceForm key={JSON.stringify([state.latency, state.fail, state.seed, state.clock])} panel={panel} />
    </>
  );
}

const describe = (name: string) => texts.scenario.names[name] ?? ([name, ''] as const);

/** Latency, share of failures, seed and clock; what was written stays until the mock has taken it. */
function ChanceForm({ panel: { state, context, act, say } }: { panel: Panel }) {
  const [values, setValues] = useState<Record<string, number | string>>({
    min: state.latency?.[0] ?? '',
    max: state.latency?.[1] ?? '',
    fail: Math.round(state.fail * 1000) / 10,
    seed: state.seed,
    clock: state.clock,
  });
  const { min = '', max = '', fail, seed, clock } = values;

  function apply(event: FormEvent) {
    event.preventDefault();
    const none = min === '' && max === '';
    if (!none && (min === '' || max === '')) return say({ text: texts.chance.bothEnds, failed: true });
    if (!none && Number(min) > Number(max)) return say({ text: texts.chance.order, failed: true });
    void act(texts.chance.done, () =>
      context.control.change({
        latency: none ? null : [Number(min), Number(max)],
        fail: Number(fail) / 100,
        clock: Number(clock),
        ...(seed !== '' && { seed: Number(seed) }),
      }),
    );
  }

  const field = (name: 'min' | 'max' | 'fail' | 'seed' | 'clock') => ({
    size: 'sm',
    min: 0,
    dir: 'ltr' as const,
    allowDecimal: name === 'fail',
    allowNegative: false,
    label: texts.chance[name],
    value: values[name] ?? '',
    onChange: (value: number | string) => setValues((before) => ({ ...before, [name]: value })),
  });
  return (
    <Section title={texts.chance.title} hint={texts.chance.latencyHint}>
      <form onSubmit={apply} noValidate>
        <SimpleGrid cols={2} spacing="sm" mb="sm">
          <NumberInput {...field('min')} suffix=" ms" max={600_000} />
          <NumberInput {...field('max')} suffix=" ms" max={600_000} />
          <NumberInput {...field('fail')} description={texts.chance.failHint} suffix="%" max={100} />
          <NumberInput {...field('seed')} description={texts.chance.seedHint} />
          <NumberInput {...field('clock')} description={texts.chance.clockHint} suffix=" s" step={3600} />
        </SimpleGrid>
        <Button type="submit" variant="light" size="sm" fullWidth>
          {texts.chance.apply}
        </Button>
      </form>
    </Section>
  );
}
