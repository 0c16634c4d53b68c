import { Badge, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { formatNumber } from '../../src/text/format.ts';
import type { Exchange, LoggedCall } from '../server/log.ts';
import { ExchangeView } from './ExchangeView.tsx';
import { Section } from './Section.tsx';
import './styles.css';
import { texts } from './text.ts';
import { reasonOf, type Panel } from './usePanel.ts';

/** Milliseconds between two looks at the log. */
const EVERY = 1000;

/** What the mock was asked, the newest first, for as long as one looks; each call opens to what was sent both ways. */
export function LogSection({ panel }: { panel: Panel }) {
  const { control } = panel.context;
  const [requests, setRequests] = useState<readonly LoggedCall[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const show = (logged: readonly LoggedCall[]) => {
      setRequests(logged.toReversed());
      setFailure(null);
    };
    const look = () => void control.requests().then(show, (error: unknown) => setFailure(reasonOf(error)));
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [control]);

  const clear = async () => {
    await control.clearRequests();
    setRequests([]);
  };
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
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => panel.act(texts.log.cleared, clear, { quiet: true })}
            >
              {texts.log.clear}
            </Button>
          </Group>
          <ul className="mock-log" dir="ltr">
            {requests.map((logged) => (
              <LogRow key={logged.id} logged={logged} panel={panel} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function LogRow({ logged, panel }: { logged: LoggedCall; panel: Panel }) {
  const [exchange, setExchange] = useState<Promise<Exchange | null>>();
  const { method, path, query, status, ms, source, differences = [] } = logged;
  const read = () => panel.context.control.exchange(logged.id).catch(() => null);
  const failed = status === 0 || status >= 400;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setExchange(currentTarget.open ? read() : undefined)}>
        <Group component="summary" gap="xs" wrap="nowrap">
          <Text span inherit c="dimmed" w={46} ff="monospace">
            {method}
          </Text>
          <Text span inherit flex={1} ff="monospace">
            {path}
            {query}
          </Text>
          {source && (
            <Badge size="sm" variant="light" tt="none" color={differences.length > 0 ? 'saffron' : 'lapis'} lang="fa">
              {texts.log.sources[source]}
            </Badge>
          )}
          <Text span inherit fw={failed ? 700 : 400} {...(failed && { c: 'error' })}>
            {failed && <IconAlertTriangle size={14} role="img" aria-label={texts.log.failed} />}
            {status === 0 ? <span lang="fa">{texts.log.lost}</span> : status}
          </Text>
          <Text span inherit c="dimmed" w={56} ta="end">
            {ms} ms
          </Text>
        </Group>
        {exchange && (
          <Suspense fallback={null}>
            <ExchangeView read={exchange} panel={panel} />
          </Suspense>
        )}
      </details>
    </li>
  );
}
