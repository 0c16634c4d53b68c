import { useEffect } from 'react';
import { ApiError } from '../../api/errors.ts';
import { toast, type ToastKind } from '../../components/feedback/toast.tsx';
import { useProfileRead } from '../../data/user.ts';
import { fa } from '../../text/fa.ts';

/** The duration of the profile page's snackbars, in milliseconds (product §9). */
const SNACKBAR_DURATION = 6000;

/** Shows a snackbar on the profile page (product §8). */
export function snackbar(kind: ToastKind, message: string, speech?: 'off'): void {
  toast(kind, 'page', message, { duration: SNACKBAR_DURATION, id: `profile: ${message}`, ...(speech && { speech }) });
}

/** Fetches the profile when the profile page opens, stores changes, and shows failures (product §4, §8). */
export function useFreshProfile(userId: string) {
  const { error, isValidating, retry } = useProfileRead(userId);
  // During revalidation, SWR still returns the error of an earlier visit. That error must not be shown again.
  const failure: unknown = isValidating ? undefined : error;
  useEffect(() => {
    if (!failure) return;
    const gone = failure instanceof ApiError && failure.isNotFound;
    snackbar('error', gone ? fa.profile.addressInvalid : fa.profile.loadFailed);
  }, [failure]);
  return { failed: error !== undefined, busy: isValidating, retry };
}
