import { createElement, type ComponentProps } from 'react';
import { directionOf } from '../lib/text.ts';

/** The element of every error message in a form. The text decides its direction, because a server may write English. */
export function ErrorElement(props: ComponentProps<'p'>) {
  const { children } = props;
  return createElement('p', { dir: typeof children === 'string' ? directionOf(children) : undefined, ...props });
}
