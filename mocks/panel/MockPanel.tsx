import { CloseButton, Group, Loader, Paper, Tabs, Title, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconFlask } from '@tabler/icons-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import '../../src/theme/form.css';
import './styles.css';
import { BehaviourSection } from './BehaviourSection.tsx';
import { DataSection } from './DataSection.tsx';
import { FaultSection } from './FaultSection.tsx';
import { LogSection } from './LogSection.tsx';
import classes from './MockPanel.module.css';
import { SessionSection } from './SessionSection.tsx';
import { texts } from './text.ts';
import type { Notice, Panel } from './usePanel.ts';

const SECTIONS = [
  { name: 'behaviour', Section: BehaviourSection },
  { name: 'faults', Section: FaultSection },
  { name: 'session', Section: SessionSection },
  { name: 'log', Section: LogSection },
  { name: 'data', Section: DataSection },
] as const;

interface MockPanelProps {
  panel: Panel;
  onClose: () => void;
}

/** Steers the mock API from within the page, which stays in use beside it. Takes the focus whenever it is shown. */
export function MockPanel({ panel, onClose }: MockPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const title = useId();
  useEffect(() => root.current?.focus(), []);

  function closeOnEscape(event: KeyboardEvent) {
    // A list that is open closes by the same key, and alone.
    const inList = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !inList) onClose();
  }

  return (
    <Paper
      ref={root}
      className={classes.root}
      role="dialog"
      aria-labelledby={title}
      aria-busy={panel.busy}
      tabIndex={-1}
      radius="lg"
      shadow="xl"
      withBorder
      onKeyDown={closeOnEscape}
    >
      <Group px="md" py="xs" wrap="nowrap" gap="xs" c="var(--mantine-color-anchor)">
        {panel.busy ? <Loader size={22} aria-hidden /> : <IconFlask size={22} aria-hidden />}
        <Title order={2} id={title} size="h5" flex={1} c="var(--mantine-color-text)">
          {texts.title}
        </Title>
        <CloseButton size="lg" aria-label={texts.close} onClick={onClose} />
      </Group>
      <Tabs
        defaultValue="behaviour"
        onChange={() => panel.say(null)}
        className={classes.tabs}
        styles={{ tab: { minHeight: 44, paddingInline: 6 } }}
      >
        <Tabs.List grow aria-labelledby={title}>
          {SECTIONS.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {texts.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {SECTIONS.map(({ name, Section }) => (
          <Tabs.Panel key={name} value={name} className={classes.section}>
            <Section panel={panel} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <Said notice={panel.notice} />
    </Paper>
  );
}

/** What came of the last action, for eyes and screen readers. */
function Said({ notice }: { notice: Notice | null }) {
  const failed = notice?.failed === true;
  const Icon = failed ? IconAlertTriangle : IconCheck;
  return (
    <Group
      px="md"
      py={notice ? 'xs' : 0}
      gap="xs"
      wrap="nowrap"
      c={`var(--mantine-color-${failed ? 'error' : 'success'})`}
      bg="var(--academy-sunken)"
    >
      {notice && <Icon size={18} aria-hidden />}
      <Text size="sm" flex={1} role={failed ? 'alert' : 'status'} dir="auto">
        {notice?.text}
      </Text>
    </Group>
  );
}
