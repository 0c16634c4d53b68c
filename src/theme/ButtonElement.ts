import { createElement, type ComponentProps, type MouseEvent } from 'react';

interface ButtonElementProps extends ComponentProps<'button'> {
  /** Whether its action is running. Mantine's `loading` sets it and disables the button. */
  'data-loading'?: boolean;
  /** Looks disabled. Without `disabled` it is only busy. */
  'data-disabled'?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** The element of every button. A busy one does nothing but keeps the focus; a disabled one would lose it. */
export function ButtonElement(props: ButtonElementProps) {
  const isBusy = props['data-loading'] || (props['data-disabled'] && !props.disabled);
  const busy = isBusy && { disabled: false, 'aria-disabled': true, onClick: ignore };
  return createElement('button', { ...props, type: props.type ?? 'button', ...busy });
}
