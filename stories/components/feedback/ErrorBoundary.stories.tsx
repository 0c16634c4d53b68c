import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { useState } from 'react';
import { ErrorBoundary } from '../../../src/components/feedback/ErrorBoundary/ErrorBoundary.tsx';
import { FailedLine } from '../../../src/components/feedback/FailedLine/FailedLine.tsx';
import { fa } from '../../../src/text/fa.ts';

/** خطای برنامه را در همان بخش نگه می‌دارد تا بقیه‌ی صفحه کار کند. دور بخش‌های مستقل صفحه می‌آید. خطای سرور را نمی‌گیرد؛ آن را خود بخش با «حالت ناموفق» می‌گوید. */
const meta = preview.meta({
  component: ErrorBoundary,
  parameters: {
    // React reports what a boundary catches.
    expectedErrors: [/fails on purpose/],
  },
  args: { children: <p>بخش سالم</p> },
  argTypes: { children: { control: false }, fallback: { control: false } },
});

const Broken = () => {
  throw new Error('A part of the story fails on purpose');
};

export const States = meta.story({
  name: 'نگهبان خطا · همه حالت‌ها',
  render: sheet(ErrorBoundary, 320, {
    سالم: {},
    ناموفق: { children: <Broken /> },
    'ناموفق، با جایگزین خود': {
      fallback: (retry) => <FailedLine message={fa.errors.partFailed} onRetry={retry} />,
      children: <Broken />,
    },
  }),
});

let broken = true;

function Part() {
  if (broken) throw new Error('A part of the story fails on purpose');
  return <p>بخش سالم</p>;
}

function Page() {
  const [route, setRoute] = useState('/');
  return (
    <>
      <button type="button" onClick={() => setRoute('/courses')}>
        {fa.nav.courses}
      </button>
      <ErrorBoundary resetKey={route}>
        <Part />
      </ErrorBoundary>
    </>
  );
}

export const APartThatThrowsLeavesWhat = meta.story({
  name: '[F61] A part that throws leaves what is around it',
  parameters: { expectedErrors: [/fails on purpose/] },
  beforeEach: () => {
    broken = true;
  },
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(fa.errors.partFailed);
    await expect(canvas.getByRole('button', { name: fa.nav.courses })).toBeEnabled();
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
    await expect(canvas.getByText('بخش سالم')).toBeVisible();
  },
});
