import { startTransition, useOptimistic } from 'react';
import type { Scenario } from '../server/scenarios.ts';
import { ChanceForm } from './ChanceForm.tsx';
import { Choices } from './Choices.tsx';
import { Section } from './Section.tsx';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

/** Which world the mock is, and how slow and how unlucky. */
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
      <ChanceForm key={JSON.stringify([state.latency, state.fail, state.seed])} panel={panel} />
    </>
  );
}

const describe = (name: string) => texts.scenario.names[name] ?? ([name, ''] as const);
