import { createSafeContext } from '@mantine/core';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Session } from './session.ts';
import { VISITOR, type SessionState } from './sessionStore.ts';

/** `useSessionActions`: what can be done with the session; throws outside `SessionProvider`. */
export const [SessionContext, useSessionActions] = createSafeContext<Session>('There is no SessionProvider above');

/** Gives the tree its session and starts it: stored user, minute check, other tabs (product §4). */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  useEffect(() => session.start(), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in and what they own, live; a page that was rendered ahead knows of nobody (product §4). */
export function useSession(): SessionState {
  const session = useSessionActions();
  return useSyncExternalStore(session.subscribe, session.getState, () => VISITOR);
}
