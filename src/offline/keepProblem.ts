import { ApiError } from '../api/errors.ts';

/**
 * The reason why a download failed. `full` and `refused`: the storage was full or refused the operation. `erased`: the
 * course was deleted during its download. `failed`: a request failed for another reason.
 */
export type KeepProblem = 'offline' | 'full' | 'refused' | 'erased' | 'failed';

/** Thrown if the browser or another tab deleted the course during its download. */
export class Erased extends Error {}

/** Returns the problem that a download error indicates (product §11). */
export function problemOf(error: unknown): KeepProblem {
  if (error instanceof ApiError) return error.kind === 'network' || error.kind === 'offline' ? 'offline' : 'failed';
  if (error instanceof Erased) return 'erased';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
}
