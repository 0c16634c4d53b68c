import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { SessionBanner } from '../../components/feedback/SessionBanner/SessionBanner.tsx';
import { useSessionActions } from '../../session/SessionProvider.tsx';

/** A banner with a countdown to the end of the session at `expiresAt`, in epoch milliseconds (product §4). */
export function Expiring({ expiresAt }: { expiresAt: number }) {
  const session = useSessionActions();
  const [now, setNow] = useState(session.now);
  const [busy, setBusy] = useState(false);
  useInterval(() => setNow(session.now()), 1000, { autoInvoke: true });
  const extend = async () => {
    setBusy(true);
    await session.extend();
    setBusy(false);
  };
  // With stored courses, the user stays signed in offline even after the session has expired.
  if (expiresAt <= now) return null;
  return <SessionBanner remaining={expiresAt - now} busy={busy} onExtend={() => void extend()} />;
}
