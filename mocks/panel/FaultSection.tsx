import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatNumber } from '../../src/text/format.ts';
import type { Planted } from './control.ts';
import { FaultForm } from './FaultForm.tsx';
import classes from './FaultSection.module.css';
import { faultName, faultWord } from './faultWords.ts';
import { Part } from './Part.tsx';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

/** The calls that are to go wrong, and one more. */
export function FaultSection({ panel }: { panel: Panel }) {
  const { state, tool, act } = panel;
  const { faults } = state;

  const removeAll = () =>
    act(texts.faults.removedAll, async () => {
      for (const { call } of faults) await tool.control.remove(call);
    });
  return (
    <>
      <Part title={texts.faults.active} hint={faults.length === 0 && texts.faults.none}>
        {faults.length > 0 && (
          <ul className={classes.list}>
            {faults.map((planted) => (
              <FaultRow
                key={planted.call}
                planted={planted}
                onRemove={() => void act(texts.faults.removed, () => tool.control.remove(planted.call))}
              />
            ))}
          </ul>
        )}
        {faults.length > 1 && (
          <Button variant="subtle" color="red" size="sm" onClick={() => void removeAll()}>
            {texts.faults.removeAll}
          </Button>
        )}
      </Part>
      <FaultForm panel={panel} />
    </>
  );
}

function FaultRow({ planted: { call, fault, nth }, onRemove }: { planted: Planted; onRemove: () => void }) {
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
