import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatNumber } from '../../src/text/format.ts';
import type { PlannedFault } from './control.ts';
import { FaultForm } from './FaultForm.tsx';
import classes from './FaultSection.module.css';
import { faultName, faultWord } from './faultWords.ts';
import { Section } from './Section.tsx';
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
          <ul className={classes.list}>
            {faults.map((planned) => (
              <FaultRow
                key={planned.call}
                planned={planned}
                onRemove={() => void act(texts.faults.removed, () => context.control.remove(planned.call))}
              />
            ))}
          </ul>
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
  const word = faultWord(fault);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <span className={classes.code}>{call}</span>
        <Group gap="xs">
          <span className={classes.fault}>{word}</span>
          <Text size="xs" c="dimmed">
            {[faultName(word), nth === undefined ? texts.faults.every : texts.faults.onlyNth(formatNumber(nth))]
              .filter(Boolean)
              .join('، ')}
          </Text>
        </Group>
      </div>
      <ActionIcon color="red" aria-label={texts.faults.remove(call)} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}
