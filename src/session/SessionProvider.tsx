import { createSafeContext } from '@mantine/core';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Session } from './session.ts';
import { VISITOR, type SessionState } from './sessionStore.ts';

/** The session with its actions. The hook throws outside `SessionProvider`. */
export const [SessionContext, useSessionActions] = createSafeContext<Session>('SessionProvider is missing');

/**
 * Provides the session and starts it. A started session revalidates the profile, ends when it expires, and adopts
 * changes from other tabs (product §4).
 */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  useEffect(() => session.start(), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Returns the current user and the ids of their courses. During server rendering there is no user (product §4). */
export function useSession(): SessionState {
  const session = useSessionActions();
  return useSyncExternalStore(session.subscribe, session.getState, () => VISITOR);
}
