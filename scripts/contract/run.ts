import { allHandlers } from '../../mocks/handlers/all.ts';
import { fieldOf, shown, type Case, type ContractCases, type Guest, type Known } from '../../mocks/openapi/cases.ts';
import { NoAnswer, showSent, type Asker, type Came, type Sent } from './ask.ts';
import { readable, saysWhatComes } from './client.ts';
import type { Contract, Operation } from './document.ts';
import { pathOf, unfitRequests } from './requests.ts';
import { openSession } from './session.ts';

/** How far a run goes. */
export interface Settings {
  credentials: { username: string; password: string };
  /** Sends what creates and changes data, too. */
  write: boolean;
  /** Sends good requests only, and looks at statuses and shapes. */
  shapes: boolean;
  /** A course that the user may study. */
  course?: string | undefined;
}

/** Whether the product asks for it, or a careful back end does it. */
export type Level = 'must' | 'should';

/** What was sent, and what came of it in the place of what. */
export interface Difference {
  level: Level;
  /** The sentence of the product that a must is from. */
  says?: string;
  what: string;
  sent: string;
  where: string;
  expected: string;
  came: string;
}

/** What became of one call of the contract. */
export interface Row {
  operation: Operation;
  checks: number;
  differences: Difference[];
  /** Why it was not tried. */
  reason?: string;
}

/** What a run found, and what it leaves behind on the server. */
export interface Outcome {
  rows: readonly Row[];
  left: readonly string[];
}

const UNKNOWN_IDS = ['999999999', 'no-such-id'];

/** What others take their ids, users and purchases from; the rest follows in the contract's order. */
const FIRST = ['user_login', 'user_register', 'courses_list', 'user_profile', 'transactions_create'];

const casesOf = new Map(allHandlers.map(({ id, prose }) => [id, prose.contract]));

/** Holds a back end to `contract`: a row for each of its calls, in the contract's order. Throws `NoSession`. */
export async function runContract(contract: Contract, { ask }: Asker, settings: Settings): Promise<Outcome> {
  const rows = contract.operations.map((operation): Row => ({ operation, checks: 0, differences: [] }));
  const left: string[] = [];
  const session = await openSession(contract, ask, settings.credentials);
  const answers = new Map<string, unknown>([['user_login', session.answer]]);
  const { role, isSuperuser, refresh } = session;
  const known: Known = {
    credentials: settings.credentials,
    answers,
    refresh,
    role,
    isSuperuser,
    course: settings.course,
    guest: newGuest(),
    guestToken: undefined,
  };

  /** Sends one request and compares its answer; null where not even an answer came, or it breaks a must. */
  async function check(row: Row, step: Case, field?: string): Promise<Came | null> {
    const operation = contract.operation(step.of ?? row.operation.id);
    const token = operation.auth === 'none' ? undefined : step.token === undefined ? session.access : step.token;
    const { json, form, text, says, what, must = [], should = [] } = step;
    const sent: Sent = { method: operation.method, path: pathOf(operation, step), token, json, form, text };
    row.checks += 1;
    const add = (level: Level, where: string, expected: string, came: string, asked = says) => {
      row.differences.push({
        level,
        ...(level === 'must' && { says: asked ?? `§7 ${operation.method} ${operation.path}` }),
        what,
        sent: showSent(sent),
        where,
        expected,
        came,
      });
      return null;
    };
    let came: Came;
    try {
      came = await ask(sent);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return add(must.length > 0 ? 'must' : 'should', 'the answer', 'one', error.message);
    }
    const { status, type, body, isJson } = came;
    const told = `${status} ${isJson ? shown(body) : shown(came.text)}`;
    if (must.length > 0 && !fits(status, must)) return add('must', 'the status', wordsOf(must), told);
    const isGood = status >= 200 && status < 300;
    if (should.length > 0 && !fits(status, should)) {
      // Somebody else's success says nothing of this call's.
      add('should', 'the status', wordsOf(should), told);
      return null;
    }
    const response = contract.responseTo(operation, status);
    if (response === undefined) {
      add('should', 'the status', `one of ${operation.statuses.join(', ')}`, told);
      return isGood ? came : null;
    }
    const level = isGood ? 'must' : 'should';
    if (came.text === '') {
      return contract.mayBeEmpty(operation, response) ? came : add(level, 'the body', 'JSON', 'nothing');
    }
    if (!isJson) return add(level, 'the body', 'JSON', shown(came.text));
    if (!/^application\/(\w+\+)?json\b/.test(type)) add('should', 'Content-Type', 'application/json', type || 'none');
    const lacking = step.also?.(body);
    if (lacking) return add('must', lacking.where, lacking.expected, lacking.came);
    const mismatch = contract.mismatch(operation, response, body);
    if (mismatch) {
      const { where, expected } = mismatch;
      const isReadable = !isGood || readable(operation.id, body);
      const isLacking = isGood && mismatch.isLacking && saysWhatComes(operation.id);
      add(
        isLacking || !isReadable ? 'must' : 'should',
        where,
        expected,
        mismatch.came,
        isLacking ? '§3 the fields of each entity' : says,
      );
      return isReadable ? came : null;
    }
    const messages = field === undefined ? undefined : fieldOf(body, field);
    if (field !== undefined && !Array.isArray(messages)) {
      add('should', `/${field}`, 'a list of messages', shown(messages));
    }
    return came;
  }

  async function tryOperation(row: Row, cases: ContractCases): Promise<string | undefined> {
    const { operation } = row;
    const { id, method } = operation;
    if (method !== 'GET' && !cases.isSafe && !settings.write) return 'changes data; --write tries it';
    if (cases.asGuest && known.guestToken === undefined) return 'no user could be registered to try it as';
    const asked = cases.request(known);
    if (typeof asked === 'string') return asked;
    const good = cases.asGuest && known.guestToken !== undefined ? { token: known.guestToken, ...asked } : asked;

    // Of a superuser who is a student the product says nothing here, and an example server knows nobody and remembers nothing.
    const mayNot = cases.staffOnly === true && role === 'student' && !isSuperuser && !settings.shapes;
    const came = await check(row, {
      what: mayNot ? 'not allowed' : 'good',
      ...good,
      ...(mayNot ? { should: ['403'] } : { must: contract.successes(operation) }),
      also: (body) => (mayNot || settings.shapes ? null : (cases.also?.(body, known) ?? null)),
    });
    if (came && came.status < 300) {
      answers.set(id, came.body);
      const leftBehind = cases.leaves?.(known);
      if (leftBehind) left.push(leftBehind);
      if (id === 'user_register') known.guestToken = tokenIn(came.body);
    }
    if (settings.shapes) return undefined;
    if (!mayNot) {
      for (const step of cases.more?.(known, good) ?? []) {
        const isGuests = cases.asGuest === true && step.token === undefined && known.guestToken !== undefined;
        await check(row, isGuests ? { ...step, token: known.guestToken ?? null } : step);
      }
    }
    if (operation.auth === 'required') {
      const refused = { must: ['4XX'], should: ['401'], says: `§7 ${method} ${operation.path}: bearer` };
      await check(row, { what: 'without a token', ...good, token: null, ...refused });
      await check(row, { what: 'with an unknown token', ...good, token: 'no-such-token', ...refused });
    }
    if (operation.auth === 'optional')
      await check(row, { what: 'with an unknown token', ...good, token: 'no-such-token', should: ['401'] });
    if (mayNot || cases.isPublic === 'there') return undefined;
    if (operation.path.includes('{id}')) {
      const { notFound } = cases;
      for (const unknown of UNKNOWN_IDS) {
        const step = { what: 'an unknown id', ...good, params: { id: unknown }, should: ['404'] };
        await check(row, notFound === undefined ? step : { ...step, must: ['4XX'], says: notFound });
      }
    }
    for (const { what, field, parts } of unfitRequests(operation, good, cases.isPublic === 'new')) {
      await check(row, { what, ...parts, should: ['400'] }, field);
    }
    const { json: _, form: __, ...rest } = good;
    if (operation.body?.kind === 'form')
      await check(row, { what: 'JSON in the place of the form', ...rest, json: {}, should: ['400', '415'] });
    if (operation.body?.kind === 'json') {
      await check(row, { what: 'a list in the place of the fields', ...rest, json: [], should: ['400'] });
      await check(row, { what: 'no JSON', ...rest, text: '{"', should: ['400'] });
      await check(row, { what: 'a form in the place of JSON', ...rest, form: { x: 'y' }, should: ['400', '415'] });
    }
    return undefined;
  }

  const placeOf = ({ operation: { id } }: Row) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);
  for (const row of rows.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const cases = casesOf.get(row.operation.id);
    const reason = cases ? await tryOperation(row, cases) : 'the runner has no request for it';
    if (reason !== undefined) row.reason = reason;
  }
  return { rows, left };
}

/** Whether a status is one of these: `404`, or `4XX` for any of its kind. */
const fits = (status: number, wanted: readonly string[]) =>
  wanted.some((one) => one === String(status) || one === `${String(status)[0]}XX`);

const wordsOf = (wanted: readonly string[]) =>
  wanted.map((one) => ({ '2XX': 'a success', '4XX': 'a refusal' })[one] ?? one).join(' or ');

function newGuest(): Guest {
  const stamp = Date.now().toString();
  return {
    username: `contract-${stamp}`,
    email: `contract-${stamp}@example.com`,
    phone_number: `+98${stamp.slice(-10)}`,
    password: `contract-${stamp}`,
    role: 'student',
  };
}

function tokenIn(body: unknown): string | undefined {
  const access = fieldOf(body, 'access');
  return typeof access === 'string' ? access : undefined;
}
