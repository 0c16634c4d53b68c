import type { Registration } from '../../src/api/user.ts';
import { isObject } from '../../src/lib/keys.ts';
import { pixel } from '../data/pixel.ts';
import { MAX_LENGTH } from '../server/limits.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A request without its method and path. */
export interface RequestParts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  json?: unknown;
  form?: Readonly<Record<string, string | Blob>>;
  /** A body that is not JSON. */
  text?: string;
  /** Null sends no token. Default: the user's token, if the endpoint uses one. */
  token?: string | null;
}

/** A difference between a response and the expectation. */
export interface Mismatch {
  /** A JSON pointer into the response. */
  where: string;
  expected: string;
  came: string;
  /** `should`: a difference from good practice. Default: the product requires the expected value. */
  level?: 'should';
}

/** A request to a back end, with the statuses that the product requires and the statuses that are good practice. */
export interface Case extends RequestParts {
  what: string;
  /** The id of the operation to request. Default: the operation that is being checked. */
  of?: string;
  /** The statement in docs/product.md that requires `must` and `also`. */
  says?: string;
  /** The statuses that the statement in `says` allows, such as `404`, `2XX`, or `4XX` for any refusal. */
  must?: readonly string[];
  should?: readonly string[];
  /** Checks the body against the statement in `says`. */
  also?: (body: unknown) => Mismatch | null;
}

/** The information that `npm run contract` has from its options and from earlier responses. */
export interface Known {
  credentials: { username: string; password: string };
  /** The bodies of successful responses, by operation id. */
  answers: ReadonlyMap<string, unknown>;
  role: string;
  isSuperuser: boolean;
  /** A course that the user may study, from `--course`. */
  course: string | undefined;
  /** The user that the run registers if `--write` is set. */
  guest: Omit<Registration, 'is_active' | 'is_staff'>;
  guestToken: string | undefined;
}

/**
 * The checks of `npm run contract` for an endpoint. The script adds cases with unknown ids, missing fields and so on.
 */
export interface ContractCases {
  /** Set if the request changes no data and may be sent without `--write`. */
  isSafe?: true;
  /** Set if only instructors, admins and superusers may use the endpoint (product §6). */
  staffOnly?: true;
  /**
   * Limits which invalid requests are sent, because a server that accepts an invalid request changes public data.
   * `new`: the endpoint creates items, and gets only invalid requests with missing or empty fields. `there`: the
   * endpoint changes existing items, and gets no invalid requests.
   */
  isPublic?: 'new' | 'there';
  /** Sends the request as the user that the run registers, so that no real account changes. */
  asGuest?: true;
  /** A request that must succeed, or the reason why it cannot be sent. Default: a request without parameters. */
  request?: (known: Known) => RequestParts | string;
  /** Checks the response in addition to its schema. */
  also?: (body: unknown, known: Known) => Mismatch | null;
  /** The statement in docs/product.md that requires the server to refuse unknown ids. */
  notFound?: string;
  more?: (known: Known, request: RequestParts) => readonly Case[];
  /** Describes the data that the run leaves on the server. */
  leaves?: (known: Known) => string | null;
}

/** Returns a field of a response, or undefined. */
export const fieldOf = (body: unknown, name: string): unknown => (isObject(body) ? body[name] : undefined);

/** Returns the rows of a response that is a list or `{ departments: […] }`. */
export function rowsOf(body: unknown): readonly Fields[] {
  const rows: unknown = Array.isArray(body) ? body : fieldOf(body, 'departments');
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}

/** Returns an id as text, or undefined for other values. */
export const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Creates a `request` with the id of the first row in the response of `list`. */
export function firstOf(list: string): (known: Known) => RequestParts | string {
  return ({ answers }) => {
    const id = idOf(rowsOf(answers.get(list))[0]?.['id']);
    return id === undefined ? `${list} has no row to take an id from` : { params: { id } };
  };
}

/** Returns the price of a course: the discounted price if there is one. */
export const amountIn = (course: Fields): number => Number(course['amount_with_discount'] ?? course['price'] ?? 0);

/** Returns the ids of the courses that the user has bought. Undefined if the server does not list them. */
function boughtBy({ answers }: Known): string[] | undefined {
  const users = [fieldOf(answers.get('user_login'), 'user'), answers.get('user_profile')];
  const lists = users.map((user) => fieldOf(user, 'purchased_courses')).filter((list) => Array.isArray(list));
  const ids = lists.flat().map(idOf);
  return lists.length === 0 ? undefined : [...new Set(ids.filter((id) => id !== undefined))];
}

/** Whether the user may see courses they have not bought (product §6). */
const isStaff = ({ role, isSuperuser }: Known): boolean => role !== 'student' || isSuperuser;

/**
 * Chooses a course to study: the course of `--course`, or else one of the user's purchases. Without these, staff study
 * the first course. For other users, returns a course that a newly registered user bought, with that user's token.
 */
export function courseToStudy(known: Known): { course: string; token?: string } | null {
  const { answers, course, guestToken } = known;
  const first = idOf(rowsOf(answers.get('courses_list'))[0]?.['id']);
  const own = course ?? boughtBy(known)?.[0] ?? (isStaff(known) ? first : undefined);
  if (own !== undefined) return { course: own };
  const isBought = guestToken !== undefined && answers.has('transactions_create');
  return first !== undefined && isBought ? { course: first, token: guestToken } : null;
}

/**
 * Returns the id of a course that the user must not open, because the user has not bought the course. Undefined if the
 * user's purchases are unknown.
 */
export function courseNotBought(known: Known): string | undefined {
  const { course, token } = courseToStudy(known) ?? {};
  const bought = boughtBy(known);
  if (bought === undefined && token === undefined) return undefined;
  const own = new Set([...(bought ?? []), course]);
  const ids = rowsOf(known.answers.get('courses_list')).map(({ id }) => idOf(id));
  return isStaff(known) ? undefined : ids.find((id) => !own.has(id));
}

export const UNKNOWN_ID = '999999999';

/** Creates a check that a field has the value `wanted`. */
export function mustBe(field: string, wanted: unknown): (body: unknown) => Mismatch | null {
  return (body) => {
    const came = fieldOf(body, field);
    return came === wanted ? null : { where: `/${field}`, expected: shown(wanted), came: shown(came) };
  };
}

/** Creates a check that `fits` returns true for every row. */
export function everyRow(expected: string, fits: (row: Fields) => boolean): (body: unknown) => Mismatch | null {
  return (body) => {
    const at = rowsOf(body).findIndex((row) => !fits(row));
    return at < 0 ? null : { where: `/${at}`, expected, came: shown(rowsOf(body)[at]) };
  };
}

/** Creates a check that at least one of these fields is a string. */
export function hasText(...fields: readonly string[]): (body: unknown) => Mismatch | null {
  return (body) =>
    fields.some((field) => typeof fieldOf(body, field) === 'string')
      ? null
      : { where: '/', expected: `a string in ${fields.join(' or ')}`, came: shown(body) };
}

/** Creates a request that must succeed according to docs/product.md. */
export const succeeds = (says: string, what: string, parts: Omit<Case, 'what' | 'says' | 'must'>): Case => ({
  what,
  must: ['2XX'],
  says,
  ...parts,
});

/** Creates a request that the server must refuse (docs/product.md), with a message in at least one of `fields`. */
export const isRefused = (says: string, what: string, parts: Partial<Case>, ...fields: readonly string[]): Case => ({
  what,
  must: ['4XX'],
  says,
  ...(fields.length > 0 && { also: hasText(...fields) }),
  ...parts,
});

/**
 * Creates two valid requests at the size limits. The first is `good` with these text fields at their maximum length. The
 * second is `good` with a picture of this many megabytes.
 */
export function largest(
  says: string,
  good: RequestParts,
  texts: readonly string[],
  picture: string,
  megabytes: number,
): Case[] {
  const { form = {} } = good;
  const long = Object.entries(form).flatMap(([name, text]) =>
    typeof text === 'string' && texts.includes(name) ? [[name, text.padEnd(MAX_LENGTH[name] ?? 0, 'x')] as const] : [],
  );
  const big = { [picture]: pixel('large.png', megabytes) };
  return [
    { what: 'the longest texts', ...good, form: { ...form, ...Object.fromEntries(long) }, should: ['2XX'] },
    succeeds(says, `a picture of ${megabytes} MB`, { ...good, form: { ...form, ...big } }),
  ];
}

/** Returns a value as JSON, shortened to `most` characters. */
export function shown(value: unknown, most = 100): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
