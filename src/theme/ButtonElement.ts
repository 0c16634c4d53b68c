import { createElement, type ComponentProps, type MouseEvent } from 'react';

interface ButtonElementProps extends ComponentProps<'button'> {
  /** The button's action is running. Mantine's `loading` sets this and `disabled`. */
  'data-loading'?: boolean;
  /** The button looks disabled. Without `disabled`, it is busy. */
  'data-disabled'?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** The element of every button. A busy button ignores clicks but keeps the focus, which a disabled one would lose. */
export function ButtonElement(props: ButtonElementProps) {
  const isBusy = props['data-loading'] || (props['data-disabled'] && !props.disabled);
  const busy = isBusy && { disabled: false, 'aria-disabled': true, onClick: ignore };
  return createElement('button', { ...props, type: props.type ?? 'button', ...busy });
}
