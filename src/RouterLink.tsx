import type { MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router-dom';
import type { LinkProps } from './components/layout/Link/Link.tsx';
import { paths } from './paths.ts';

const isPlain = ({ button, metaKey, ctrlKey, altKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !altKey && !shiftKey;

/**
 * A client-side link that marks the current page. React Router's own `Link` would add 4 KiB, because it imports the
 * data router (decision 002).
 */
export function RouterLink({ to, state, target, onClick, children, ...props }: LinkProps) {
  const href = useHref(to);
  const location = useLocation();
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return;
    event.preventDefault();
    // A link between the log-in and sign-up pages keeps the location state. The state contains the page that opens
    // after the log-in.
    const isEntrance = [to, location.pathname].every((path) => path === paths.login || path === paths.signup);
    void navigate(to, {
      state: state ?? (isEntrance ? location.state : undefined),
      replace: to === createPath(location),
    });
  }
  return (
    <a
      {...props}
      aria-current={location.pathname === to ? 'page' : props['aria-current']}
      href={href}
      target={target}
      onClick={follow}
    >
      {children}
    </a>
  );
}
