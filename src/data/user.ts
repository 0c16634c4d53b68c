import { userApi } from '../api/user.ts';
import { useSessionActions } from '../session/SessionProvider.tsx';
import type { StoredUser } from '../session/storedUser.ts';
import { useMutation } from './useMutation.ts';

/** Sends changes of the profile of `user`, and stores the server's response (product §4). */
export function useUpdateProfile(user: StoredUser) {
  const session = useSessionActions();
  return useMutation(userApi.updateProfile, {
    onDone: (profile) => session.applyProfile(profile, user.id),
  });
}
