import { createElement, type ComponentProps } from 'react';
import { directionOf } from '../lib/text.ts';

interface ErrorElementProps extends ComponentProps<'p'> {
  children: string;
}

/** The element of every error message in a form. The text decides its direction, because a server may write English. */
export const ErrorElement = (props: ErrorElementProps) =>
  createElement('p', { dir: directionOf(props.children), ...props });
