import { ApiError } from '../api/errors.ts';
import { studyApi } from '../api/study.ts';
import { isOnline } from '../lib/online.ts';
import { readPurchased } from '../session/purchased.ts';
import { isStaff } from '../session/storedUser.ts';
import type { BasketSources } from './BasketProvider.tsx';

/**
 * Whether a user owns a course. `unclear`: the server's response is inconclusive. `unreachable`: there was no response,
 * or the user has logged out.
 */
export type Ownership = 'owned' | 'notOwned' | 'unclear' | 'unreachable';

/**
 * Asks the server whether the signed-in user owns a course. The profile may list purchases. Otherwise the syllabus is
 * requested, which only owners may read (decision 006). Staff may read every syllabus, so for them the result is
 * `unclear`.
 */
export async function askOwnership(
  { client, session, local }: Pick<BasketSources, 'client' | 'session' | 'local'>,
  userId: string,
  courseId: string,
): Promise<Ownership> {
  const isSignedIn = () => session.getState().user?.id === userId;
  if (!isOnline() || !isSignedIn()) return 'unreachable';
  try {
    await session.readProfile({ ahead: true });
  } catch (error) {
    if (!isAnswer(error)) return 'unreachable';
  }
  if (readPurchased(local, userId).includes(courseId)) return 'owned';
  // Offline, the next request would wait while the lock of the purchase is held. After `unclear`, a purchase would
  // continue with the next user's token.
  if (!isOnline() || !isSignedIn()) return 'unreachable';
  if (isStaff(session.getState().user)) return 'unclear';
  try {
    await client.call(studyApi.syllabus, { query: { course_id: courseId } }, { ahead: true });
    return isSignedIn() ? 'owned' : 'unreachable';
  } catch (error) {
    if (!isSignedIn() || !isAnswer(error)) return 'unreachable';
    return [403, 404].includes(error.status) ? 'notOwned' : 'unclear';
  }
}

const isAnswer = (error: unknown): error is ApiError => error instanceof ApiError && error.status !== 0;
