import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { useState } from 'react';
import { ErrorBoundary } from '../../../src/components/feedback/ErrorBoundary/ErrorBoundary.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({ title: 'Components/Feedback/ErrorBoundary' });

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

export const KeepsItInside = meta.story({
  name: '[F61] A part that throws leaves what is around it',
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

export const AnotherRouteStartsAfresh = meta.story({
  beforeEach: () => {
    broken = true;
  },
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: fa.nav.courses }));
    await expect(canvas.getByText('بخش سالم')).toBeVisible();
  },
});
