import type { Database, Row } from '../data/db.ts';
import { forbidden } from '../server/replies.ts';

/** Whether a user may see every course and publish articles (product §6). */
export const isStaff = ({ role, is_superuser }: Row<'users'>) => role !== 'student' || is_superuser;

export const STAFF = 'Only for instructors, admins and superusers.';

/** Throws a 403 if the user may not publish. */
export function requireStaff(user: Row<'users'>): void {
  if (!isStaff(user)) throw forbidden();
}

export const BUYERS = 'Only for buyers of the course, and staff.';

/** Throws a 403 if the user is not staff and has not bought the course. */
export function requireAccess(db: Database, user: Row<'users'>, course: Row<'courses'>): void {
  const isBought = db.transactions.find(({ user_id, course_id }) => user_id === user.id && course_id === course.id);
  if (!isBought && !isStaff(user)) throw forbidden('برای دیدن این دوره باید آن را خریده باشید.');
}
