import { Button, Code, Group, JsonInput, NumberInput, Stack, Text } from '@mantine/core';
import '../../src/theme/form.css';
import { use, useState, type FormEvent } from 'react';
import type { Exchange } from '../server/log.ts';
import './styles.css';
import { texts } from './text.ts';
import type { Panel } from './usePanel.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** What was sent both ways for a call, how a real answer differs from the contract, and another answer for the next time. */
export function ExchangeView({ read, panel }: { read: Promise<Exchange | null>; panel: Panel }) {
  const exchange = use(read);
  if (!exchange) {
    return (
      <Text size="xs" lang="fa" dir="rtl">
        {texts.log.forgotten}
      </Text>
    );
  }
  const { request, response, differences = [], fault } = exchange;
  return (
    <Stack gap="xs" py="xs" lang="fa" dir="rtl">
      {fault !== undefined && <Text size="xs">{texts.log.fault(fault)}</Text>}
      {differences.map((difference) => (
        <Text key={difference} size="xs" c="error" dir="ltr">
          {difference}
        </Text>
      ))}
      {(
        [
          [texts.log.request, request],
          [texts.log.response, response],
        ] as const
      ).map(([title, { headers, body }]) => (
        <Stack key={title} gap={4}>
          <Text size="xs" fw={600}>
            {title}
          </Text>
          <Code block dir="ltr" mah={220} tabIndex={0} aria-label={title}>
            {Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`)}
            {body !== undefined &&
              `\n${body === null ? texts.log.tooLong : typeof body === 'string' ? body : json(body)}`}
          </Code>
        </Stack>
      ))}
      <NextAnswer exchange={exchange} panel={panel} />
    </Stack>
  );
}

/** Changes what a call is answered the next time, and only then. */
function NextAnswer({ exchange, panel: { context, act, say } }: { exchange: Exchange; panel: Panel }) {
  const [status, setStatus] = useState<number | string>(exchange.status || 200);
  const [text, setText] = useState(json(exchange.response.body ?? {}));

  function plan(event: FormEvent) {
    event.preventDefault();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return say({ text: texts.data.notJson, failed: true });
    }
    const planned = { call: exchange.call, fault: { status: Number(status), body }, nth: 1 };
    act(texts.log.planned, () => context.control.addFault(planned), { quiet: true });
  }

  return (
    <form onSubmit={plan} noValidate>
      <Stack gap="xs">
        <JsonInput
          size="xs"
          dir="ltr"
          label={texts.log.next}
          description={texts.log.nextHint}
          autosize
          minRows={2}
          maxRows={8}
          value={text}
          onChange={setText}
        />
        <Group align="flex-end">
          <NumberInput
            size="xs"
            dir="ltr"
            w={90}
            label={texts.log.status}
            min={200}
            max={599}
            value={status}
            onChange={setStatus}
          />
          <Button type="submit" variant="light" size="xs">
            {texts.log.plan}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
