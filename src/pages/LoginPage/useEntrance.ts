import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignedIn } from '../../api/user.ts';
import { ENTRANCE, hideToast, toast } from '../../components/feedback/toast.tsx';
import { useHydrated } from '../../data/hydrated.tsx';
import { useLeaveLater } from '../../data/useLeaveLater.ts';
import { isObject } from '../../lib/keys.ts';
import { internalPath } from '../../lib/trustedUrl.ts';
import { isRoute } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { useSession, useSessionActions } from '../../session/SessionProvider.tsx';

/** The milliseconds between a log-in or sign-up and the next page (product §9). */
const LEAVE_AFTER = 2000;

function targetOf(state: unknown): string {
  const from = isObject(state) ? state['from'] : null;
  const target = internalPath(from, isRoute);
  return target.startsWith(paths.login) || target.startsWith(paths.signup) ? paths.home : target;
}

/**
 * Completes a log-in or sign-up: stores the session, greets the user, and opens the page that the user came from
 * (product §4).
 */
export function useEntrance() {
  const session = useSessionActions();
  const { user } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const target = targetOf(state);
  // `cameSignedIn` is set after hydration, because every user counts as a visitor until then.
  const isHydrated = useHydrated();
  const [cameSignedIn, setCameSignedIn] = useState<boolean | null>(null);
  if (isHydrated && cameSignedIn === null) setCameSignedIn(user !== null);
  const [leave, entered] = useLeaveLater(() => {
    hideToast(ENTRANCE);
    void navigate(target, { replace: true });
  }, LEAVE_AFTER);

  return {
    /** The path to redirect to if the user is already signed in. Null for visitors. */
    redirect: cameSignedIn ? target : null,
    /** True after a successful log-in or sign-up, until the next page opens. */
    entered,
    /**
     * Signs in with the server's response and shows the greeting `message`, even if the user has left the page. Does
     * nothing if another user has signed in since the form was sent.
     */
    enter(answer: SignedIn, message: string) {
      const current = session.getState().user;
      if (current && current.id !== user?.id) return;
      hideToast('session');
      toast('success', 'home', message, { id: ENTRANCE });
      leave();
      void session.signIn(answer);
    },
    /** The location state for the links between the log-in page and the sign-up page. */
    state,
  };
}
