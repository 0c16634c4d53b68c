import { allHandlers } from '../../mocks/handlers/all.ts';
import { fieldOf, type Case, type ContractCases, type Known, type RequestParts } from '../../mocks/openapi/cases.ts';
import { NoAnswer, showSent, type Asker, type Came, type Sent } from './ask.ts';
import { operations, successes, type Operation } from './document.ts';
import { judge, type Finding } from './judge.ts';
import { pathOf, unfitRequests, type Rigour } from './requests.ts';
import { newGuest, openSession, visitor } from './session.ts';

export interface Settings {
  /** The user in whose name the requests are sent. Undefined for a visitor. */
  credentials: { username: string; password: string } | undefined;
  write: boolean;
  course?: string | undefined;
  /** The site's origin. If it is given, the run checks that CORS allows this origin. */
  origin?: string | undefined;
  /**
   * Whether the back end is the mock. The mock also gets invalid changes, and requests that real servers may accept.
   */
  isMock?: boolean;
}

/** A request to check. If `field` is set, the server should refuse the request with a message for that field. */
interface Step extends Case {
  field?: string;
}

/** A finding and its request. */
export interface Difference extends Finding {
  what: string;
  sent: string;
}

/** The result for one operation. */
export interface Row {
  operation: Operation;
  checks: number;
  differences: Difference[];
  reason?: string;
}

/** The results of a run, and descriptions of the data that it leaves on the server. */
export interface Outcome {
  rows: readonly Row[];
  left: readonly string[];
}

const UNKNOWN_IDS = ['999999999', 'no-such-id'];

/** The operations that run first, because others need their ids, users and purchases. */
const FIRST = ['user_login', 'user_register', 'courses_list', 'user_profile', 'transactions_create'];

const casesOf = new Map(allHandlers.map(({ id, prose }) => [id, prose.contract]));

/** Checks a back end against the contract. Throws `NoSession`. */
export async function runContract({ ask, preflight }: Asker, settings: Settings, tried = operations): Promise<Outcome> {
  const rows = tried.map((operation): Row => ({ operation, checks: 0, differences: [] }));
  const left: string[] = [];
  const session = settings.credentials ? await openSession(ask, settings.credentials) : visitor;
  const answers = new Map<string, unknown>([['user_login', session.answer]]);
  const { role, isSuperuser, refresh } = session;
  const known: Known = {
    credentials: settings.credentials ?? { username: '', password: '' },
    answers,
    refresh,
    role,
    isSuperuser,
    course: settings.course,
    guest: newGuest(),
    guestToken: undefined,
  };

  /** Sends a request and judges its response. Returns the response if it is an expected success, and null otherwise. */
  async function check(row: Row, { field, ...step }: Step): Promise<Came | null> {
    const operation = operations.find(({ id }) => id === step.of) ?? row.operation;
    const own = operation.auth === 'none' ? undefined : session.access;
    const token = step.token === undefined ? own : step.token;
    const { what } = step;
    const { method, path } = operation;
    const sent: Sent = { ...step, method, path: pathOf(operation, step), ...(token !== undefined && { token }) };
    row.checks += 1;
    const came = await ask(sent).catch((error: unknown) => {
      if (error instanceof NoAnswer) return error.message;
      throw error;
    });
    const none = { where: 'the response', expected: 'one', level: step.must ? ('must' as const) : ('should' as const) };
    const found = typeof came === 'string' ? [{ ...none, came }] : judge(operation, step, came, field);
    for (const { level, says = step.says ?? `§7 ${method} ${path}`, ...finding } of found) {
      // A finding that several requests have in common is reported only once.
      const isSame = (other: Difference) =>
        other.level === level &&
        other.expected === finding.expected &&
        (field !== undefined || other.where === finding.where);
      const same = [row, ...rows.filter((other) => other.operation === operation)]
        .flatMap(({ differences }) => differences)
        .find(isSame);
      if (same) same.what = `${same.what}; ${what}`;
      else row.differences.push({ level, ...(level === 'must' && { says }), what, sent: showSent(sent), ...finding });
    }
    // Later requests must not use the result of an unexpected success.
    const isUnwanted = found.some(({ where }) => where === 'the status');
    return typeof came === 'string' || came.status >= 300 || isUnwanted ? null : came;
  }

  async function tryOperation(row: Row, cases: ContractCases): Promise<string | undefined> {
    const { operation } = row;
    const { id, method } = operation;
    if (method !== 'GET' && !cases.isSafe && !settings.write) return 'changes data, so it needs --write';
    if (!settings.credentials && (operation.auth === 'required' || /^user_(login|refresh)$|^study_/.test(id)))
      return 'needs --user';
    if (cases.asGuest && known.guestToken === undefined) return 'needs a new user, whose registration failed';
    const asked = cases.request?.(known) ?? {};
    if (typeof asked === 'string') return asked;
    const good = cases.asGuest && known.guestToken !== undefined ? { token: known.guestToken, ...asked } : asked;

    // The screens let only instructors and admins add courses (product §6), but servers also let superusers.
    const mayNot = cases.staffOnly === true && role === 'student' && !isSuperuser;
    const refused = { must: ['4XX'], should: ['403'], says: '§6.5 only instructors and admins add courses' };
    const came = await check(row, {
      what: mayNot ? 'not allowed' : 'good',
      ...good,
      ...(mayNot ? refused : { must: successes(operation), also: (body) => cases.also?.(body, known) ?? null }),
    });
    if (came) {
      answers.set(id, came.body);
      const leftBehind = cases.leaves?.(known);
      if (leftBehind) left.push(leftBehind);
      const access = id === 'user_register' ? fieldOf(came.body, 'access') : undefined;
      if (typeof access === 'string') known.guestToken = access;
    }
    const guest = cases.asGuest && known.guestToken !== undefined ? { token: known.guestToken } : {};
    const more = mayNot ? [] : (cases.more?.(known, good) ?? []);
    for (const step of more) await check(row, { ...(step.of === undefined && guest), ...step });
    const rigour = settings.isMock ? 'full' : cases.isPublic === 'new' ? 'gentle' : 'fair';
    for (const step of refusals(operation, cases, good, mayNot, rigour)) await check(row, step);
    return undefined;
  }

  const placeOf = ({ operation: { id } }: Row) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);
  for (const row of rows.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const reason = await tryOperation(row, casesOf.get(row.operation.id) ?? {});
    if (reason !== undefined) row.reason = reason;
  }
  const lacking = settings.origin === undefined ? null : await preflight(settings.origin);
  if (lacking !== null) {
    const where = {
      what: 'the origin',
      sent: `OPTIONS /notifications/1/ and others from ${settings.origin}`,
      where: 'the headers',
    };
    rows[0]?.differences.push({ level: 'must', ...where, expected: 'CORS for the site', came: lacking });
  }
  return { rows, left };
}

/** Returns the requests that a server should refuse, or only those without a valid token if `mayNot` is true. */
function refusals(
  operation: Operation,
  cases: ContractCases,
  good: RequestParts,
  mayNot: boolean,
  rigour: Rigour,
): Step[] {
  const { method, path, auth, body } = operation;
  const bearer = { must: ['4XX'], should: ['401'], says: `§7 ${method} ${path}: bearer` };
  const unknownToken = { what: 'with an unknown token', ...good, token: 'no-such-token' };
  const steps: Step[] = [];
  if (auth === 'required')
    steps.push({ what: 'without a token', ...good, token: null, ...bearer }, { ...unknownToken, ...bearer });
  if (auth === 'optional') steps.push({ ...unknownToken, should: ['401'] });
  if (mayNot || (cases.isPublic === 'there' && rigour !== 'full')) return steps;
  if (path.includes('{id}')) {
    const { notFound: says } = cases;
    const expected = { should: ['404'], ...(says !== undefined && { must: ['4XX'], says }) };
    steps.push(...UNKNOWN_IDS.map((id) => ({ what: 'an unknown id', ...good, params: { id }, ...expected })));
  }
  const unfit = unfitRequests(operation, good, rigour);
  steps.push(...unfit.map(({ what, field, parts }) => ({ what, field, ...parts, should: ['400'] })));
  if (body?.kind === 'json') {
    const { json: _, form: __, ...rest } = good;
    steps.push(
      { what: 'a list instead of the fields', ...rest, json: [], should: ['400'] },
      { what: 'invalid JSON', ...rest, text: '{"', should: ['400'] },
      { what: 'a form instead of JSON', ...rest, form: { x: 'y' }, should: ['400', '415'] },
    );
  }
  return steps;
}
