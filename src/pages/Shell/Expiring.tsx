import { useInterval } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useSession, useSessionActions } from '../../session/SessionProvider.tsx';

const SessionBanner = lazy(async () => ({
  default: (await import('../../components/feedback/SessionBanner/SessionBanner.tsx')).SessionBanner,
}));

/** The banner of a session that ends within five minutes, counting down (product §4). */
export function Expiring() {
  const { user, expiresSoon } = useSession();
  const session = useSessionActions();
  const [now, setNow] = useState(session.now);
  const [busy, setBusy] = useState(false);
  useInterval(() => setNow(session.now()), 1000, { autoInvoke: true });
  if (!user || !expiresSoon) return null;
  const onExtend = async () => {
    setBusy(true);
    await session.extend();
    setBusy(false);
  };
  return (
    <Suspense fallback={null}>
      <SessionBanner remaining={Math.max(0, user.expiresAt - now)} busy={busy} onExtend={() => void onExtend()} />
    </Suspense>
  );
}
