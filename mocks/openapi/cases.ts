type Fields = Readonly<Record<string, unknown>>;

/** The parts of a request, besides method and path. */
export interface RequestParts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  json?: unknown;
  form?: Readonly<Record<string, string | Blob>>;
  /** A body that is not JSON. */
  text?: string;
  /** Null sends none. Default: the user's token, if the call takes one. */
  token?: string | null;
}

/** A difference from the expected response. */
export interface Mismatch {
  /** A JSON pointer into the response. */
  where: string;
  expected: string;
  came: string;
}

/** One request to a back end. A *must* is asked for by the product; a *should* is good practice. */
export interface Case extends RequestParts {
  what: string;
  /** Another operation's id. */
  of?: string;
  /** The sentence of the product behind `must` and `also`. */
  says?: string;
  /** Expected statuses by that sentence: one, `2XX`, or `4XX` for a refusal. */
  must?: readonly string[];
  /** Expected statuses by good practice. */
  should?: readonly string[];
  /** Checks the body by that sentence. */
  also?: (body: unknown) => Mismatch | null;
}

/** A user that the runner registers. */
export interface Guest {
  username: string;
  email: string;
  phone_number: string;
  password: string;
  role: 'student';
}

/** What a run knows so far. */
export interface Known {
  credentials: { username: string; password: string };
  /** Successful answers by operation. */
  answers: ReadonlyMap<string, unknown>;
  /** A refresh token that may be used up. */
  refresh: string;
  role: string;
  isSuperuser: boolean;
  /** A course that the user may study, from `--course`. */
  course: string | undefined;
  /** Registered with `--write`. */
  guest: Guest;
  guestToken: string | undefined;
}

/** How `npm run contract` checks a call. The runner adds unknown ids, missing fields and the like. */
export interface ContractCases {
  /** Sent without `--write`, too. */
  isSafe?: true;
  /** Only for instructors and admins (product §6). */
  staffOnly?: true;
  /**
   * Limits invalid requests where a server that accepts them would spoil public data: for `new` items only missing or
   * empty fields are tried, for existing ones (`there`) nothing.
   */
  isPublic?: 'new' | 'there';
  /** Sent by the registered user, so that no account is changed. */
  asGuest?: true;
  /** A request that must succeed, or the reason why there is none. */
  request: (known: Known) => RequestParts | string;
  /** Checks its response beyond the schema. */
  also?: (body: unknown, known: Known) => Mismatch | null;
  /** The sentence of the product that unknown ids are refused. */
  notFound?: string;
  /** Further requests after the first. */
  more?: (known: Known, request: RequestParts) => readonly Case[];
  /** What the run leaves on the server. */
  leaves?: (known: Known) => string | null;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A field of a response, or undefined. */
export const fieldOf = (body: unknown, name: string): unknown => (isFields(body) ? body[name] : undefined);

/** The rows of a list, also of `{ departments: […] }`. */
export function rowsOf(body: unknown): readonly Fields[] {
  const rows: unknown = Array.isArray(body) ? body : fieldOf(body, 'departments');
  return Array.isArray(rows) ? rows.filter(isFields) : [];
}

/** An id as text; undefined for what is none. */
export const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Requests the first row of a list. */
export function firstOf(list: string): (known: Known) => RequestParts | string {
  return ({ answers }) => {
    const id = idOf(rowsOf(answers.get(list))[0]?.['id']);
    return id === undefined ? `${list} has no row to take an id from` : { params: { id } };
  };
}

/** The price of a course: the discounted one, if there is one. */
export const amountIn = (course: Fields): number => Number(course['amount_with_discount'] ?? course['price'] ?? 0);

/** Ids of the user's bought courses, if the server tells. */
function boughtBy({ answers }: Known): string[] {
  const lists = [fieldOf(answers.get('user_login'), 'user'), answers.get('user_profile')];
  const ids = lists.flatMap((list) => fieldOf(list, 'purchased_courses')).map(idOf);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Whether the user may see courses they have not bought (product §6). */
const isStaff = ({ role, isSuperuser }: Known): boolean => role !== 'student' || isSuperuser;

/** A course to study, with a token if needed: the one from `--course`, a bought one, or the guest's. */
export function courseToStudy(known: Known): { course: string; token?: string } | null {
  const { answers, course, guestToken } = known;
  const first = idOf(rowsOf(answers.get('courses_list'))[0]?.['id']);
  const own = course ?? boughtBy(known)[0] ?? (isStaff(known) ? first : undefined);
  if (own !== undefined) return { course: own };
  const isBought = guestToken !== undefined && answers.has('transactions_create');
  return first !== undefined && isBought ? { course: first, token: guestToken } : null;
}

/** A course that the user has not bought and must not open. */
export function courseNotBought(known: Known): string | undefined {
  const own = new Set([...boughtBy(known), courseToStudy(known)?.course]);
  const ids = rowsOf(known.answers.get('courses_list')).map(({ id }) => idOf(id));
  return isStaff(known) ? undefined : ids.find((id) => !own.has(id));
}

export const UNKNOWN_ID = '999999999';

/** Checks that a field has a value. */
export function mustBe(field: string, wanted: unknown): (body: unknown) => Mismatch | null {
  return (body) => {
    const came = fieldOf(body, field);
    return came === wanted ? null : { where: `/${field}`, expected: shown(wanted), came: shown(came) };
  };
}

/** Checks every row. */
export function everyRow(expected: string, fits: (row: Fields) => boolean): (body: unknown) => Mismatch | null {
  return (body) => {
    const at = rowsOf(body).findIndex((row) => !fits(row));
    return at < 0 ? null : { where: `/${at}`, expected, came: shown(rowsOf(body)[at]) };
  };
}

/** Checks that one of these fields is a text. */
export function hasText(...fields: readonly string[]): (body: unknown) => Mismatch | null {
  return (body) =>
    fields.some((field) => typeof fieldOf(body, field) === 'string')
      ? null
      : { where: '/', expected: `a text as ${fields.join(' or ')}`, came: shown(body) };
}

/** A request that must succeed by the product. */
export const succeeds = (says: string, what: string, parts: Omit<Case, 'what' | 'says' | 'must'>): Case => ({
  what,
  must: ['2XX'],
  says,
  ...parts,
});

/** A request that must be refused by the product, with a reason in one of `fields`. */
export const isRefused = (says: string, what: string, parts: Partial<Case>, ...fields: readonly string[]): Case => ({
  what,
  must: ['4XX'],
  says,
  ...(fields.length > 0 && { also: hasText(...fields) }),
  ...parts,
});

/** A value as short JSON. */
export function shown(value: unknown, most = 100): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
