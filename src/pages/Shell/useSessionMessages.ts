import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../components/feedback/toast.tsx';
import { isGuarded } from '../../components/form/LeaveGuard/LeaveGuard.tsx';
import { isRoute } from '../../pages.ts';
import { paths } from '../../paths.ts';
import type { SessionEvent } from '../../session/sessionStore.ts';
import { useSessionActions } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';

/**
 * Shows messages about the session, and opens the log-in page when the session ends. If the session has expired, the
 * user returns to the current page after the log-in (product §4). Returns true while the log-in page loads. The current
 * page must not render then, because there is no user.
 */
export function useSessionMessages(): boolean {
  const session = useSessionActions();
  const navigate = useNavigate();
  const location = useLocation();
  // The location at which the session ended. Each navigation creates a new location object, even Back to the same page.
  const [left, setLeft] = useState<typeof location | null>(null);
  const tell = useEffectEvent((event: SessionEvent) => {
    if (event === 'refreshed') {
      toast('success', 'home', fa.session.refreshed, { id: 'session' });
      return;
    }
    const expired = event === 'expired';
    toast(expired ? 'error' : 'info', 'home', expired ? fa.session.expired : fa.session.loggedOut, { id: 'session' });
    const { pathname, search } = location;
    const back = expired && isRoute(pathname) && pathname !== paths.login && pathname !== paths.signup;
    setLeft(location);
    void navigate(paths.login, { replace: isGuarded(), ...(back && { state: { from: pathname + search } }) });
  });
  useEffect(() => session.onEvent((event) => tell(event)), [session]);
  return left === location;
}
