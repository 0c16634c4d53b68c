import '@mantine/core/styles/Indicator.layer.css';
import { ActionIcon, Indicator } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconFlask } from '@tabler/icons-react';
import { Activity, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { MockState } from '../handlers/control.ts';
import classes from './Launcher.module.css';
import { texts } from './text.ts';
import { usePanel, type PanelContext } from './usePanel.ts';

const MockPanel = lazy(async () => ({ default: (await import('./MockPanel.tsx')).MockPanel }));

/** Offers the panel where a mock answers; a real API does not know its calls, and then there is nothing to see. */
export function PanelOffer({ context }: { context: PanelContext }) {
  const [first, setFirst] = useState<MockState | null>(null);
  useEffect(() => {
    context.control.state().then(setFirst, () => undefined);
  }, [context]);
  return first && <Launcher context={context} first={first} />;
}

interface LauncherProps {
  context: PanelContext;
  /** How the mock behaves at the start. */
  first: MockState;
}

/** The button that opens the panel of the mock; Alt+Shift+M does so too, and the panel comes with the first opening. */
function Launcher({ context, first }: LauncherProps) {
  const panel = usePanel(context, first);
  // Null until it is opened for the first time.
  const [opened, setOpened] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element | null>(null);

  function open() {
    cameFrom.current = document.activeElement;
    setOpened(true);
  }

  function close() {
    setOpened(false);
    const back = cameFrom.current;
    const target = back instanceof HTMLElement && back.isConnected && back !== document.body ? back : button.current;
    // The button can take the focus only once it is shown again.
    requestAnimationFrame(() => target?.focus());
  }

  // By its place on the keyboard, as the Persian layout writes another letter there.
  useHotkeys([['alt+shift+M', opened ? close : open, { usePhysicalKeys: true }]]);

  const { words, faults } = panel.state;
  // Some faults are in no word.
  const changed = words.join() !== 'default' || faults.length > 0;
  return (
    <>
      <Indicator
        className={classes.place}
        hidden={opened === true}
        disabled={!changed}
        color="saffron"
        size={14}
        offset={5}
        withBorder
      >
        <ActionIcon
          ref={button}
          className={classes.button}
          variant="filled"
          aria-label={changed ? texts.openChanged : texts.open}
          aria-haspopup="dialog"
          aria-expanded={opened === true}
          aria-keyshortcuts={texts.shortcut}
          title={`${texts.open} (${texts.shortcut})`}
          onClick={open}
        >
          <IconFlask size={22} aria-hidden />
        </ActionIcon>
      </Indicator>
      {opened !== null && (
        // Closed, it keeps what was written in it, and rests.
        <Activity mode={opened ? 'visible' : 'hidden'}>
          <Suspense fallback={null}>
            <MockPanel panel={panel} onClose={close} />
          </Suspense>
        </Activity>
      )}
    </>
  );
}
