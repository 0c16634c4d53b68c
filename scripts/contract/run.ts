import { randomUUID } from 'node:crypto';
import { fieldOf, shown, type Known } from '../../mocks/openapi/cases.ts';
import { isPublic } from '../../src/api/endpoint.ts';
import { NoAnswer, showSent, type Asker, type Came, type Sent } from './ask.ts';
import { judge, operations, successes, type Finding, type Operation } from './judge.ts';
import { pathOf, refusals, type Step } from './requests.ts';

export interface Settings {
  /** The credentials of the user who sends the requests. Undefined for a visitor. */
  credentials: Known['credentials'] | undefined;
  write: boolean;
  course?: string | undefined;
  /** The site's origin. If it is given, the run checks that CORS allows this origin. */
  origin?: string | undefined;
  /** Whether the back end is the mock. The mock also gets invalid requests that real servers may accept. */
  isMock?: boolean;
}

/** The result for one operation: the number of checks, and the findings with their requests. */
export interface Row {
  operation: Operation;
  checks: number;
  differences: (Finding & { what: string; sent: string })[];
  reason?: string | undefined;
}

async function logIn(ask: Asker['ask'], credentials: Known['credentials']) {
  const { status, type, text, body } = await ask({ method: 'POST', path: '/user/login/', json: credentials });
  const access = fieldOf(body, 'access');
  if (typeof access === 'string' && typeof fieldOf(body, 'refresh') === 'string') return { access, body };
  throw new NoAnswer(`no tokens, but ${status} ${type}: ${shown(body ?? text)}`);
}

/** Creates a new user to register. */
function newGuest(): Known['guest'] {
  const stamp = Date.now().toString();
  return {
    username: `contract-${stamp}`,
    email: `contract-${stamp}@example.com`,
    phone_number: `+98${stamp.slice(-10)}`,
    // The password must not resemble the user name, because Django refuses similar passwords.
    password: `Pw-${randomUUID()}`,
    role: 'student',
  };
}

/** The operations that run first, because others need their ids, users and purchases. */
const FIRST = ['user_login', 'user_register', 'courses_list', 'user_profile', 'transactions_create'];

/**
 * Checks a back end against the contract. Returns the results, and descriptions of the data left on the server. Throws
 * `NoAnswer` if the log-in fails.
 */
export async function runContract({ ask, preflight }: Asker, settings: Settings, tried = operations) {
  const { credentials, course, origin } = settings;
  const rows = tried.map((operation): Row => ({ operation, checks: 0, differences: [] }));
  const left: string[] = [];
  const session = credentials && (await logIn(ask, credentials));
  const user = fieldOf(session?.body, 'user');
  const answers = new Map<string, unknown>([['user_login', session?.body]]);
  const known: Known = {
    credentials: credentials ?? { username: '', password: '' },
    answers,
    role: session ? String(fieldOf(user, 'role')) : 'visitor',
    isSuperuser: fieldOf(user, 'is_superuser') === true,
    course,
    guest: newGuest(),
    guestToken: undefined,
  };

  /** Sends a request and judges its response. Returns the response if it is an expected success, and null otherwise. */
  async function check(row: Row, { field, ...step }: Step): Promise<Came | null> {
    const operation = operations.find(({ id }) => id === step.of) ?? row.operation;
    const own = isPublic(operation.endpoint) ? undefined : session?.access;
    const token = step.token === undefined ? own : step.token;
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
      const { what } = step;
      // A finding that several requests have in common is reported only once.
      const same = [row, ...rows.filter((other) => other.operation === operation)]
        .flatMap(({ differences }) => differences)
        .filter((other) => other.level === level && other.expected === finding.expected)
        .find((other) => field !== undefined || other.where === finding.where);
      if (same) same.what = `${same.what}; ${what}`;
      else row.differences.push({ level, ...(level === 'must' && { says }), what, sent: showSent(sent), ...finding });
    }
    // Later requests must not use the result of an unexpected success.
    const isUnwanted = found.some(({ where }) => where === 'the status');
    return typeof came === 'string' || came.status >= 300 || isUnwanted ? null : came;
  }

  async function tryOperation(row: Row): Promise<string | undefined> {
    const { operation } = row;
    const { id, method, path, endpoint, prose } = operation;
    const cases = prose.contract ?? {};
    if (method !== 'GET' && !cases.isSafe && !settings.write) return 'changes data, so it needs --write';
    if (!session && (endpoint.auth === 'required' || /^user_(login|refresh)$|^study_/.test(id))) return 'needs --user';
    if (cases.asGuest && known.guestToken === undefined) return 'needs a new user, whose registration failed';
    const asked = cases.request?.(known) ?? {};
    if (typeof asked === 'string') return asked;
    const guest = cases.asGuest && known.guestToken !== undefined ? { token: known.guestToken } : {};
    const good = { ...guest, ...asked };

    // On the site, only instructors and admins may add courses (product §6), but servers may also allow superusers.
    const mayNot = cases.staffOnly === true && known.role === 'student' && !known.isSuperuser;
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
    const more = mayNot ? [] : (cases.more?.(known, good) ?? []);
    for (const step of more) await check(row, { ...(step.of === undefined && guest), ...step });
    const bearer = { must: ['4XX'], should: ['401'], says: `§7 ${method} ${path}: bearer` };
    const unknownToken = { what: 'with an unknown token', ...good, token: 'no-such-token', should: ['401'] };
    if (endpoint.auth === 'required') await check(row, { what: 'without a token', ...good, token: null, ...bearer });
    if (endpoint.auth === 'required') await check(row, { ...unknownToken, ...bearer });
    if (endpoint.auth === 'optional') await check(row, unknownToken);
    for (const step of mayNot ? [] : refusals(operation, good, settings.isMock === true)) await check(row, step);
    return undefined;
  }

  const placeOf = ({ operation: { id } }: Row) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);
  for (const row of rows.toSorted((a, b) => placeOf(a) - placeOf(b))) row.reason = await tryOperation(row);
  const came = origin === undefined ? null : await preflight(origin);
  if (came !== null) {
    const sent = `OPTIONS /notifications/1/ and others from ${origin}`;
    const where = { what: 'the origin', sent, where: 'the headers', expected: 'CORS for the site' };
    rows[0]?.differences.push({ level: 'must', ...where, came });
  }
  return { rows, left };
}
