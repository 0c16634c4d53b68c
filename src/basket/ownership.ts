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
type Ownership = 'owned' | 'notOwned' | 'unclear' | 'unreachable';

/**
 * Asks the server whether the signed-in user owns a course. First reads the profile, which may list the course as
 * bought. If the profile does not list the course, requests the syllabus, which only owners and staff may read
 * (decision 006). For staff, the syllabus would prove nothing, so the result is `unclear`.
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
  // Offline, the next request would wait, and the purchase lock would stay held. If the user has changed, the result
  // must not be `unclear`, because the purchase would then continue with the new user's token.
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
