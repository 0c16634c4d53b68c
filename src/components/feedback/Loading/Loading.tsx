import { VisuallyHidden } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { fa } from '../../../text/fa.ts';
import { announce } from '../announce.ts';

// Milliseconds after which a reader wonders. What loads sooner is announced by its own name alone.
const LONG = 2000;

/** The words of a skeleton, for those who do not see it; announced once it takes long. */
export function Loading() {
  useTimeout(() => announce(fa.common.loading), LONG, { autoInvoke: true });
  return <VisuallyHidden>{fa.common.loading}</VisuallyHidden>;
}
