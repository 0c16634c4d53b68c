import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../src/text/format.ts';
import type { Control, LoggedCall } from './control.ts';
import classes from './LogSection.module.css';
import { Section } from './Section.tsx';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

/** Milliseconds between two looks at the log. */
const EVERY = 1000;

/** What the mock was asked, the newest first, for as long as one looks. */
export function LogSection({ panel: { context, act } }: { panel: Panel }) {
  const { requests, failure, forget } = useLog(context.control);

  async function clear() {
    if (await act(texts.log.cleared, () => context.control.clearRequests(), { quiet: true })) forget();
  }
  return (
    <Section title={texts.log.title} hint={requests.length === 0 && texts.log.empty}>
      {failure && (
        <Text size="sm" c="error" role="alert">
          {failure}
        </Text>
      )}
      {requests.length > 0 && (
        <>
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {texts.log.count(formatNumber(requests.length))}
            </Text>
            <Button variant="subtle" size="compact-sm" onClick={() => void clear()}>
              {texts.log.clear}
            </Button>
          </Group>
          <ul className={classes.list} dir="ltr">
            {requests.map((logged) => (
              <LogRow key={logged.id} logged={logged} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function LogRow({ logged: { method, path, status, ms } }: { logged: LoggedCall }) {
  const failed = status === 0 || status >= 400;
  return (
    <li className={classes.row} data-failed={failed || undefined}>
      <span className={classes.method}>{method}</span>
      <span className={classes.path}>{path}</span>
      <span className={classes.status}>
        {failed && <IconAlertTriangle size={14} role="img" aria-label={texts.log.failed} />}
        {status === 0 ? <span lang="fa">{texts.log.lost}</span> : status}
      </span>
      <span className={classes.time}>{ms === undefined ? '' : `${Math.round(ms)} ms`}</span>
    </li>
  );
}

function useLog(control: Control) {
  const [requests, setRequests] = useState<readonly (LoggedCall & { id: string })[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    async function look() {
      try {
        const logged = await control.requests();
        if (over) return;
        setRequests(logged.map((each, number) => ({ ...each, id: `${each.at} ${number}` })).toReversed());
        setFailure(null);
      } catch (error) {
        if (!over) setFailure(error instanceof Error ? error.message : String(error));
      }
      if (!over) timer = setTimeout(() => void look(), EVERY);
    }
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [control]);
  return { requests, failure, forget: () => setRequests([]) };
}
