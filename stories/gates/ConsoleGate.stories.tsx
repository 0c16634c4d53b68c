import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { expectQuietConsole } from '../../.storybook/consoleGate.ts';
import preview from '../../.storybook/preview.tsx';

// Stories with deliberate faults, which `expectQuietConsole` must find. They are not shown in Storybook.
const meta = preview.meta({ tags: ['!dev', '!autodocs'] });

/** Renders an empty page and requests `address`. */
function Request({ address }: { address: string }) {
  useEffect(() => void fetch(address).catch(() => undefined), [address]);
  return <main />;
}

const finds = (fault: RegExp) => () => waitFor(() => expect(expectQuietConsole).toThrow(fault));

export const FindsAReportedError = meta.story({
  render: () => (
    <p>
      <p>الف</p>
    </p>
  ),
  play: finds(/cannot be a descendant of/),
});

export const FindsARequestToAnotherHost = meta.story({
  render: () => <Request address="https://elsewhere.example/picture.png" />,
  play: finds(/elsewhere\.example/),
});

export const LetsExpectedErrorsPass = meta.story({
  render: () => <main />,
  play: () => {
    console.error('planted', new Error('planned'));
    expectQuietConsole([/^planted Error: planned$/]);
  },
});
