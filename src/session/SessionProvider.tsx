import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Session } from './session.ts';
import { VISITOR, type SessionState } from './sessionStore.ts';

const SessionContext = createContext<Session | null>(null);

/** Gives the tree its session and starts it: stored user, minute check, other tabs (product §4). */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  useEffect(() => session.start(), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session's actions; throws outside `SessionProvider`. */
export function useSessionActions(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** Who is signed in and what they own, live; a page that was rendered ahead knows of nobody (product §4). */
export function useSession(): SessionState {
  const session = useSessionActions();
  return useSyncExternalStore(session.subscribe, session.getState, () => VISITOR);
}
