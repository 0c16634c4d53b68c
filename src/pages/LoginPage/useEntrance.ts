import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignedIn } from '../../api/user.ts';
import { hideToast, toast } from '../../components/feedback/toast.tsx';
import { internalPath } from '../../lib/url.ts';
import { isRoute } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { useSession, useSessionActions } from '../../session/SessionProvider.tsx';

/** Milliseconds from the success of a log-in or sign-up to the page behind it (product §9). */
const LEAVE_AFTER = 2000;

function targetOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  const target = internalPath(from, isRoute);
  return target.startsWith(paths.login) || target.startsWith(paths.signup) ? paths.home : target;
}

/** The way in that log-in and sign-up share: store the session, greet, and lead to where the visitor came from (product §4). */
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
    /** Where who was already signed in on arrival belongs; null for visitors. */
    redirect: cameSignedIn ? target : null,
    /** True from the success until the page is left. */
    entered,
    /** Takes the server's answer and greets with `message`. */
    enter(answer: SignedIn, message: string) {
      setEntered(true);
      leave(toast('success', 'home', message));
      void session.signIn(answer);
    },
    /** What a link to the other of the two pages hands on. */
    state,
  };
}
