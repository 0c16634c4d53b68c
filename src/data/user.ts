import { userApi } from '../api/user.ts';
import { useSessionActions } from '../session/SessionProvider.tsx';
import type { StoredUser } from '../session/storedUser.ts';
import { useMutation } from './useMutation.ts';

/** Logs in (product §4); the answer is for the session to take. */
export function useLogIn() {
  return useMutation(userApi.login);
}

/** Signs up (product §4); the answer is for the session to take. */
export function useRegister() {
  return useMutation(userApi.register);
}

/** Saves the profile of `user`, and stores what the server made of it (product §4). */
export function useUpdateProfile(user: StoredUser) {
  const session = useSessionActions();
  return useMutation(userApi.updateProfile, {
    onDone: (profile) => session.applyProfile(profile, user.id),
  });
}
