import { clip, type Json, type Mismatch } from './document.ts';
import type { Parts } from './requests.ts';

/** Who asks, and what was learned on the way. */
export interface State {
  credentials: { username: string; password: string };
  /** The good answers by operation. */
  answers: Map<string, unknown>;
  access: string;
  /** The refresh token of a session of its own, to be used up. */
  spare: string;
  role: string;
  isSuperuser: boolean;
}

/** One request of an operation, with the statuses that it must get. */
export interface Step extends Parts {
  what: string;
  /** Another operation's id, where it is not this one. */
  of?: string;
  /** Null for none; default: the user's, where the call takes one. */
  token?: string | null;
  expect: readonly string[];
  /** A body that is meant to be no JSON. */
  text?: string;
  /** What to look at beyond status and shape. */
  also?: (body: unknown) => Mismatch | null;
}

/** A good request, or why there is none. */
export type Good = Parts | string;

/** The rows of a list, also of the one that may come as an object with `departments`. */
export const rowsOf = (body: unknown): readonly Json[] =>
  Array.isArray(body) ? (body as Json[]) : (((body as Json | undefined)?.['departments'] as Json[] | undefined) ?? []);

/** An id as text; undefined for what is none. */
export const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Asks for the first row of a list that was read. */
export function firstOf(list: string): (state: State) => Good {
  return ({ answers }) => {
    const id = idOf(rowsOf(answers.get(list))[0]?.['id']);
    return id === undefined ? `${list} has no row to take an id from` : { params: { id } };
  };
}

/** More of a good request; nothing where there is no good one. */
export const withGood = (good: Good, steps: (good: Parts) => Step[]): Step[] =>
  typeof good === 'string' ? [] : steps(good);

/** The ids of the courses that the user has bought, as far as the server says. */
export function boughtBy({ answers }: State): string[] {
  const signedIn = answers.get('user_login') as { user?: Json };
  const profile = answers.get('user_profile') as Json | undefined;
  const ids = [signedIn.user?.['purchased_courses'], profile?.['purchased_courses']].flat().map(idOf);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** The courses of the list that the user has not bought. */
export function unboughtBy(state: State): readonly Json[] {
  const bought = boughtBy(state);
  return rowsOf(state.answers.get('courses_list')).filter(({ id }) => !bought.includes(idOf(id) ?? ''));
}

/** Whether the user may see what they have not bought. */
export const isStaff = ({ role, isSuperuser }: State): boolean => role !== 'student' || isSuperuser;

/** A step's `also`: the field must be what it was. */
export function mustBe(field: string, wanted: unknown): (body: unknown) => Mismatch | null {
  return (body) => {
    const came = (body as Json | undefined)?.[field];
    return came === wanted ? null : { where: `/${field}`, expected: `${clip(wanted)} as before`, came: clip(came) };
  };
}
