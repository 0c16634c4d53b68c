import { publicCourse, type Course } from '../api/courses.ts';
import { ApiError } from '../api/errors.ts';
import { transactionsApi } from '../api/transactions.ts';
import { amountOf } from '../course/price.ts';
import { courseTitle } from '../course/title.ts';
import { learningOf } from '../learning/learning.ts';
import { isOnline } from '../lib/online.ts';
import type { BasketSources } from './BasketProvider.tsx';
import type { Journal } from './journal.ts';
import { askOwnership } from './ownership.ts';

/** The outcome for one course. If `stops` is true, the purchases of the remaining courses are not sent. */
type PaymentResult =
  | { kind: 'paid' | 'owned' | 'gone' }
  | { kind: 'unkept' }
  | { kind: 'failed' | 'unknown'; error: ApiError; stops: boolean };

/**
 * Returns functions that read, buy and confirm one course at a time. After each read, they call `markGone` with the
 * course's id. `isGone` is true if the course is no longer for sale.
 */
export function createPayment(
  sources: BasketSources,
  journal: Journal,
  markGone: (courseId: string, isGone: boolean) => void,
) {
  const { client, session, basket, local } = sources;
  const learning = learningOf(local, session.now);

  /**
   * Reads the server's current version of a course. Null if the course is not for sale. The request is sent once,
   * without delay, because the user is waiting to pay.
   */
  async function readOffer({ id }: Course): Promise<Course | null> {
    let offer: Course | null = null;
    try {
      if (!isOnline()) throw new ApiError('offline');
      const course = await client.call(publicCourse, { params: { id } }, { insist: true, ahead: true });
      if (course.status !== 'private') offer = course;
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isNotFound) throw error;
    }
    markGone(id, offer === null);
    return offer;
  }

  /**
   * Marks the course as owned, even after the user has logged out. If this device has sent a purchase of the course,
   * the purchase must have succeeded. It is therefore added to the list of purchases (product §10).
   */
  function confirm(userId: string, courseId: string) {
    const offer = journal.offerOf(userId, courseId);
    if (offer) void learning.update(userId, { bought: { [courseId]: offer } });
    // If ownership cannot be stored, the journal entry stays, so that the course is not sold to the user again.
    (session.own([courseId], userId) ? journal.clear : journal.lost)(userId, courseId);
  }

  /** Marks the course as owned and removes it from the basket. */
  async function takeHome(userId: string, courseId: string) {
    confirm(userId, courseId);
    await basket.remove([courseId], userId);
  }

  /** Determines the outcome of a purchase that failed with `error`. */
  async function resolve(userId: string, course: Course, error: ApiError): Promise<PaymentResult> {
    if (!error.isUncertain) {
      if (error.isNotFound && (await readOffer(course)) === null) return { kind: 'gone' };
      // The server may refuse the purchase because the user already owns the course.
      const mayBeOwned = [400, 409].includes(error.status);
      if (!mayBeOwned || (await askOwnership(sources, userId, course.id)) !== 'owned')
        return { kind: 'failed', error, stops: true };
      await takeHome(userId, course.id);
      return { kind: 'owned' };
    }
    journal.lost(userId, course.id);
    const ownership = await askOwnership(sources, userId, course.id);
    if (ownership === 'owned') {
      await takeHome(userId, course.id);
      return { kind: 'paid' };
    }
    const stops = error.kind === 'http' || ownership === 'unreachable';
    if (ownership !== 'notOwned') return { kind: 'unknown', error, stops };
    journal.doubt(userId, course.id);
    return { kind: 'failed', error, stops };
  }

  /** Buys one course by sending one transaction. */
  async function pay(userId: string, course: Course): Promise<PaymentResult> {
    const isDoubtful = journal.hasDoubt(userId, course.id);
    // The user may already own the course, because an earlier purchase with an unknown result may have succeeded.
    if (isDoubtful) {
      const ownership = await askOwnership(sources, userId, course.id);
      if (ownership === 'unreachable') return { kind: 'failed', error: new ApiError('network'), stops: true };
      if (ownership === 'owned') {
        await takeHome(userId, course.id);
        return { kind: 'paid' };
      }
    }
    // Even if the new purchase is not sent or is refused, the earlier purchase may still succeed. The journal therefore
    // keeps the earlier purchase.
    const takeBack = () => (isDoubtful ? journal.doubt : journal.clear)(userId, course.id);
    const amount = amountOf(course);
    if (!journal.sent(userId, course.id, { title: courseTitle(course), amount })) {
      takeBack();
      return { kind: 'unkept' };
    }
    try {
      await client.call(transactionsApi.create, { body: { course: course.id, amount } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isUncertain) takeBack();
      return resolve(userId, course, error);
    }
    await takeHome(userId, course.id);
    return { kind: 'paid' };
  }

  return { readOffer, pay, confirm };
}
