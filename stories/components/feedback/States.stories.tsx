import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '@mantine/core';
import { CardSkeletonGrid } from '../../../src/components/feedback/CardSkeleton/CardSkeletonGrid.tsx';
import { EmptyState } from '../../../src/components/feedback/EmptyState/EmptyState.tsx';
import { FailedState } from '../../../src/components/feedback/FailedState/FailedState.tsx';
import { NotFoundState } from '../../../src/components/feedback/NotFoundState/NotFoundState.tsx';
import { PageError } from '../../../src/components/feedback/PageError/PageError.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const retry = fn();

const meta = preview.meta({ title: 'Components/Feedback/States' });

export const Empty = meta.story({
  render: () => <EmptyState text={fa.basket.empty} action={<Button>{fa.basket.toCourses}</Button>} />,
});

export const EmptyCompact = meta.story({ render: () => <EmptyState text={fa.blog.noComments} compact /> });

export const Failed = meta.story({
  render: () => <FailedState message={fa.courses.loadFailed} onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(fa.courses.loadFailed);
    await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const FailedBusy = meta.story({
  render: () => <FailedState message={fa.courses.loadFailed} onRetry={retry} busy />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const NotFound = meta.story({
  render: () => <NotFoundState />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: fa.errors.toHome })).toHaveAttribute('href', paths.home);
  },
});

export const WholePage = meta.story({
  render: () => <PageError />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: fa.errors.reload })).toBeVisible();
  },
});

export const CardsLoading = meta.story({
  render: () => <CardSkeletonGrid count={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(fa.common.loading);
  },
});
