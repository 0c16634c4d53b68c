import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site (`paths`). */
  to: string;
  /** What the next page finds in its location. */
  state?: unknown;
}

const isPlain = ({ button, metaKey, ctrlKey, altKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !altKey && !shiftKey;

/** A link to a page of this site; it says so where that is the page shown. The router's own brings what only data routers need, 4 KiB (docs/decisions/002). */
export function Link({ to, state, target, onClick, children, ...props }: LinkProps) {
  const href = useHref(to);
  const location = useLocation();
  const here = useHref(createPath(location));
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { state, replace: href === here });
  }
  return (
    <a
      aria-current={location.pathname === to ? 'page' : undefined}
      {...props}
      href={href}
      target={target}
      onClick={follow}
    >
      {children}
    </a>
  );
}
