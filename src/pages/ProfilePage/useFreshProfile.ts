import { useEffect, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { toast, type ToastKind } from '../../components/feedback/toast.tsx';
import { useSessionActions } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';

/** Milliseconds that the profile's messages stay (product §9). */
const SNACKBAR_DURATION = 6000;

/** A message of the profile screen, for as long as its snackbar stays (product §8). */
export function snackbar(kind: ToastKind, message: string): void {
  toast(kind, 'page', message, { duration: SNACKBAR_DURATION, id: `profile: ${message}` });
}

/** Asks for the profile when its screen opens, and stores what changed; says so where that fails (product §4, §8). */
export function useFreshProfile() {
  const session = useSessionActions();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(true);
  useEffect(() => {
    let left = false;
    async function read() {
      try {
        await session.readProfile();
        if (!left) setFailed(false);
      } catch (error) {
        if (left) return;
        setFailed(true);
        const gone = error instanceof ApiError && error.isNotFound;
        snackbar('error', gone ? fa.profile.addressInvalid : fa.profile.loadFailed);
      } finally {
        if (!left) setBusy(false);
      }
    }
    void read();
    return () => {
      left = true;
    };
  }, [session, attempt]);

  return {
    /** The last try that ended failed. */
    failed,
    busy,
    retry() {
      setBusy(true);
      setAttempt((before) => before + 1);
    },
  };
}
