import { createElement, type ComponentProps, type MouseEvent } from 'react';

interface ButtonElementProps extends ComponentProps<'button'> {
  /** Is what it began still under way? Mantine's `loading` says so, and disables it, too. */
  'data-loading'?: boolean;
  /** Looks disabled; with `disabled` beside it, it is. Without, as on a form's button while it is sent, it is busy. */
  'data-disabled'?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** The element of every button: while it is busy it does nothing, but keeps the focus, which a disabled one loses. */
export function ButtonElement(props: ButtonElementProps) {
  const isBusy = props['data-loading'] || (props['data-disabled'] && !props.disabled);
  const busy = isBusy && { disabled: false, 'aria-disabled': true, onClick: ignore };
  return createElement('button', { ...props, type: props.type ?? 'button', ...busy });
}
