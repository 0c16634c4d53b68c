import { ApiError } from '../api/errors.ts';
import { studyApi } from '../api/study.ts';
import { isOnline } from '../lib/online.ts';
import { readPurchased } from '../session/purchased.ts';
import { isStaff } from '../session/storedUser.ts';
import type { BasketSources } from './BasketProvider.tsx';

/** Does a user own a course? `unclear`: the server answers, but cannot tell; `unreachable`: it does not answer. */
export type Ownership = 'owned' | 'notOwned' | 'unclear' | 'unreachable';

/**
 * Asks the server whether a user who is signed in owns a course: by the profile, where the server lists purchases there, else
 * by the syllabus, which opens for owners (decision 006). Staff may open every syllabus, so it tells nothing of theirs.
 */
export async function askOwnership(
  { client, session, local }: Pick<BasketSources, 'client' | 'session' | 'local'>,
  userId: string,
  courseId: string,
): Promise<Ownership> {
  const isSignedIn = () => session.getState().user?.id === userId;
  if (!isOnline() || !isSignedIn()) return 'unreachable';
  try {
    await session.readProfile();
  } catch (error) {
    if (!isAnswer(error)) return 'unreachable';
  }
  if (readPurchased(local, userId).includes(courseId)) return 'owned';
  if (!isSignedIn() || isStaff(session.getState().user)) return 'unclear';
  try {
    await client.call(studyApi.syllabus, { query: { course_id: courseId } }, { ahead: true });
    return isSignedIn() ? 'owned' : 'unclear';
  } catch (error) {
    if (!isAnswer(error)) return 'unreachable';
    return [403, 404].includes(error.status) ? 'notOwned' : 'unclear';
  }
}

const isAnswer = (error: unknown): error is ApiError => error instanceof ApiError && error.status !== 0;
