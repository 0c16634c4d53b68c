import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignedIn } from '../../api/user.ts';
import { hideToast, toast } from '../../components/feedback/toast.tsx';
import { internalPath } from '../../lib/url.ts';
import { isRoute } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { useSession, useSessionActions } from '../../session/SessionProvider.tsx';

/** Milliseconds between a log-in or sign-up and the next page (product §9). */
const LEAVE_AFTER = 2000;

/** The id of its toasts, so that a greeting replaces the error of an earlier try. */
export const ENTRANCE = 'entrance';

function targetOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  const target = internalPath(from, isRoute);
  return target.startsWith(paths.login) || target.startsWith(paths.signup) ? paths.home : target;
}

/** Stores the session after a log-in or sign-up, greets, and leads to where the visitor came from (product §4). */
export function useEntrance() {
  const session = useSessionActions();
  const { user } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const target = targetOf(state);
  const [cameSignedIn] = useState(user !== null);
  const [entered, setEntered] = useState(false);
  const { start: leave } = useTimeout((greeting: string) => {
    hideToast(greeting);
    void navigate(target, { replace: true });
  }, LEAVE_AFTER);

  return {
    /** Where a user who was already signed in should go. Null for visitors. */
    redirect: cameSignedIn ? target : null,
    /** True from the success until the page is left. */
    entered,
    /** Stores the server's answer and greets with `message`. */
    enter(answer: SignedIn, message: string) {
      setEntered(true);
      leave(toast('success', 'home', message, { id: ENTRANCE }));
      void session.signIn(answer);
    },
    /** The location state for the link to the other page. */
    state,
  };
}
