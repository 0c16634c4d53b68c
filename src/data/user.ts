import { userApi } from '../api/user.ts';
import { useSessionActions } from '../session/SessionProvider.tsx';
import type { StoredUser } from '../session/storedUser.ts';
import { useMutation, type MutationHandlers } from './useMutation.ts';

/**
 * Sends changes to the profile of `user`, and stores the server's response (product §4). For `onDone`, see
 * `useMutation`.
 */
export function useUpdateProfile(user: StoredUser, { onDone }: MutationHandlers<typeof userApi.updateProfile>) {
  const session = useSessionActions();
  return useMutation(userApi.updateProfile, {
    onDone(profile, input) {
      session.applyProfile(profile, user.id);
      onDone?.(profile, input);
    },
  });
}
