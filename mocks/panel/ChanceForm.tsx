import { Button, NumberInput, SimpleGrid } from '@mantine/core';
import '../../src/theme/form.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { useState, type FormEvent } from 'react';
import { Section } from './Section.tsx';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

/** Latency, share of failures and seed; what was written stays until the mock has taken it. */
export function ChanceForm({ panel: { state, context, act, say } }: { panel: Panel }) {
  const [min, setMin] = useState<number | string>(state.latency?.[0] ?? '');
  const [max, setMax] = useState<number | string>(state.latency?.[1] ?? '');
  const [percent, setPercent] = useState<number | string>(Math.round(state.fail * 1000) / 10);
  const [seed, setSeed] = useState<number | string>(state.seed);

  function apply(event: FormEvent) {
    event.preventDefault();
    const none = min === '' && max === '';
    if (!none && (min === '' || max === '')) return say({ text: texts.chance.bothEnds, failed: true });
    if (!none && Number(min) > Number(max)) return say({ text: texts.chance.order, failed: true });
    void act(texts.chance.done, () =>
      context.control.change({
        latency: none ? null : [Number(min), Number(max)],
        fail: Number(percent) / 100,
        ...(seed !== '' && { seed: Number(seed) }),
      }),
    );
  }

  const common = { size: 'sm', min: 0, dir: 'ltr', allowDecimal: false, allowNegative: false } as const;
  return (
    <Section title={texts.chance.title} hint={texts.chance.latencyHint}>
      <form onSubmit={apply} noValidate>
        <SimpleGrid cols={2} spacing="sm" mb="sm">
          <NumberInput {...common} label={texts.chance.min} suffix=" ms" max={600_000} value={min} onChange={setMin} />
          <NumberInput {...common} label={texts.chance.max} suffix=" ms" max={600_000} value={max} onChange={setMax} />
          <NumberInput
            {...common}
            label={texts.chance.fail}
            description={texts.chance.failHint}
            suffix="%"
            max={100}
            allowDecimal
            value={percent}
            onChange={setPercent}
          />
          <NumberInput
            {...common}
            label={texts.chance.seed}
            description={texts.chance.seedHint}
            value={seed}
            onChange={setSeed}
          />
        </SimpleGrid>
        <Button type="submit" variant="light" size="sm" fullWidth>
          {texts.chance.apply}
        </Button>
      </form>
    </Section>
  );
}
