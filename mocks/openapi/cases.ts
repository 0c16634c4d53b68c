/** A piece of a JSON document. */
type Fields = Readonly<Record<string, unknown>>;

/** What a request is made of, beyond its method and path. */
export interface RequestParts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  json?: unknown;
  form?: Readonly<Record<string, string | Blob>>;
  /** A body that is meant to be no JSON. */
  text?: string;
  /** Null for none; default: that of whoever asks, where the call takes one. */
  token?: string | null;
}

/** Where an answer is not what it should be. */
export interface Mismatch {
  /** A JSON pointer into the answer. */
  where: string;
  expected: string;
  came: string;
}

/**
 * One request to a back end. What a sentence of the product asks for is a *must*; what a careful back end does besides
 * is a *should*.
 */
export interface Case extends RequestParts {
  what: string;
  /** Another operation's id, where it is not this one. */
  of?: string;
  /** The sentence of the product by which `must` and `also` are asked for. */
  says?: string;
  /** Statuses by that sentence: one, `2XX`, or `4XX` for a refusal. */
  must?: readonly string[];
  /** Statuses of a careful back end. */
  should?: readonly string[];
  /** What must be in the body by that sentence. */
  also?: (body: unknown) => Mismatch | null;
}

/** A user whom the runner registers, and nobody misses. */
export interface Guest {
  username: string;
  email: string;
  phone_number: string;
  password: string;
  role: 'student';
}

/** What a run knows already. */
export interface Known {
  credentials: { username: string; password: string };
  /** The good answers by operation. */
  answers: ReadonlyMap<string, unknown>;
  /** The refresh token of a session of its own, to be used up. */
  refresh: string;
  role: string;
  isSuperuser: boolean;
  /** A course that the user may study, where the command line names one. */
  course: string | undefined;
  /** Registered by the run with `--write`. */
  guest: Guest;
  /** The guest's token, once registered. */
  guestToken: string | undefined;
}

/** How `npm run contract` tries a call; it makes more of it, such as ids that are unknown and fields that are left out. */
export interface ContractCases {
  /** Sent without `--write`, too: it changes nothing but sessions. */
  isSafe?: true;
  /** Only instructors and admins may (product §6). */
  staffOnly?: true;
  /**
   * A server that took a bad request would spoil what everybody sees: of something new, only fields that are missing or
   * empty are tried, and what is there already is left alone.
   */
  isPublic?: 'new' | 'there';
  /** Asked by the user that the run registers, so that nobody's account is changed. */
  asGuest?: true;
  /** A request that must succeed; a text says why there is none. */
  request: (known: Known) => RequestParts | string;
  /** What must be in its answer, beyond its shape. */
  also?: (body: unknown, known: Known) => Mismatch | null;
  /** The sentence of the product by which unknown ids must be refused. */
  notFound?: string;
  /** What is tried once the good request is known. */
  more?: (known: Known, request: RequestParts) => readonly Case[];
  /** What stays behind on the server. */
  leaves?: (known: Known) => string | null;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A field of an answer; undefined where it has none. */
export const fieldOf = (body: unknown, name: string): unknown => (isFields(body) ? body[name] : undefined);

/** The rows of a list, also of the one that may come as an object with `departments`. */
export function rowsOf(body: unknown): readonly Fields[] {
  const rows: unknown = Array.isArray(body) ? body : fieldOf(body, 'departments');
  return Array.isArray(rows) ? rows.filter(isFields) : [];
}

/** An id as text; undefined for what is none. */
export const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Asks for the first row of a list that was read. */
export function firstOf(list: string): (known: Known) => RequestParts | string {
  return ({ answers }) => {
    const id = idOf(rowsOf(answers.get(list))[0]?.['id']);
    return id === undefined ? `${list} has no row to take an id from` : { params: { id } };
  };
}

/** What a course costs: its discounted price where it has one. */
export const amountIn = (course: Fields): number => Number(course['amount_with_discount'] ?? course['price'] ?? 0);

/** The ids of the courses that the user has bought, as far as the server says. */
function boughtBy({ answers }: Known): string[] {
  const lists = [fieldOf(answers.get('user_login'), 'user'), answers.get('user_profile')];
  const ids = lists.flatMap((list) => fieldOf(list, 'purchased_courses')).map(idOf);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Whether the user may see what they have not bought (product §6). */
const isStaff = ({ role, isSuperuser }: Known): boolean => role !== 'student' || isSuperuser;

/** A course to study, and the token of whoever may: the one named, one that was bought, or the guest's. */
export function courseToStudy(known: Known): { course: string; token?: string } | null {
  const { answers, course, guestToken } = known;
  const first = idOf(rowsOf(answers.get('courses_list'))[0]?.['id']);
  const own = course ?? boughtBy(known)[0] ?? (isStaff(known) ? first : undefined);
  if (own !== undefined) return { course: own };
  const isBought = guestToken !== undefined && answers.has('transactions_create');
  return first !== undefined && isBought ? { course: first, token: guestToken } : null;
}

/** A course that whoever studies has not bought, where that closes it to them. */
export function courseNotBought(known: Known): string | undefined {
  const own = new Set([...boughtBy(known), courseToStudy(known)?.course]);
  const ids = rowsOf(known.answers.get('courses_list')).map(({ id }) => idOf(id));
  return isStaff(known) ? undefined : ids.find((id) => !own.has(id));
}

/** An id that no server gives. */
export const UNKNOWN_ID = '999999999';

/** An `also`: the field must be that. */
export function mustBe(field: string, wanted: unknown): (body: unknown) => Mismatch | null {
  return (body) => {
    const came = fieldOf(body, field);
    return came === wanted ? null : { where: `/${field}`, expected: shown(wanted), came: shown(came) };
  };
}

/** An `also`: every row must be so. */
export function everyRow(expected: string, fits: (row: Fields) => boolean): (body: unknown) => Mismatch | null {
  return (body) => {
    const at = rowsOf(body).findIndex((row) => !fits(row));
    return at < 0 ? null : { where: `/${at}`, expected, came: shown(rowsOf(body)[at]) };
  };
}

/** An `also`: the answer must say why, in one of these fields. */
function saysWhy(...fields: readonly string[]): (body: unknown) => Mismatch | null {
  return (body) =>
    fields.some((field) => typeof fieldOf(body, field) === 'string')
      ? null
      : { where: '/', expected: `a text as ${fields.join(' or ')}`, came: shown(body) };
}

/** A case whose success a sentence of the product asks for. */
export const succeeds = (says: string, what: string, parts: Omit<Case, 'what' | 'says' | 'must'>): Case => ({
  what,
  must: ['2XX'],
  says,
  ...parts,
});

/** A case whose refusal a sentence of the product asks for, with a reason in one of `fields`. */
export const isRefused = (says: string, what: string, parts: Partial<Case>, ...fields: readonly string[]): Case => ({
  what,
  must: ['4XX'],
  says,
  ...(fields.length > 0 && { also: saysWhy(...fields) }),
  ...parts,
});

/** A value as short JSON. */
export function shown(value: unknown, most = 100): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
