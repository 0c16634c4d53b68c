import { createElement, type ComponentProps, type MouseEvent } from 'react';

interface ButtonElementProps extends ComponentProps<'button'> {
  /** Whether the button's action is in progress. Mantine's `loading` sets `data-loading` and `disabled`. */
  'data-loading'?: boolean;
  /** Whether the button looks disabled. If `disabled` is not set, the button is treated as busy. */
  'data-disabled'?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * The element of every button. A busy button ignores clicks but keeps the focus. A disabled button would lose the
 * focus.
 */
export function ButtonElement(props: ButtonElementProps) {
  const isBusy = props['data-loading'] || (props['data-disabled'] && !props.disabled);
  const busy = isBusy && { disabled: false, 'aria-disabled': true, onClick: ignore };
  return createElement('button', { ...props, type: props.type ?? 'button', ...busy });
}
