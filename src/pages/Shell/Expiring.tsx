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
  return <SessionBanner remaining={Math.max(0, expiresAt - now)} busy={busy} onExtend={() => void extend()} />;
}
