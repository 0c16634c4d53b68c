import { NoAnswer, showSent, type Asker, type Came, type Sent } from './ask.ts';
import { clip, type Contract, type Json, type Mismatch, type Operation } from './document.ts';
import { plan } from './plan.ts';
import { pathOf, unfitRequests, type Parts } from './requests.ts';
import type { State, Step } from './state.ts';

/** How far a run goes. */
export interface Settings {
  credentials: { username: string; password: string };
  /** Sends what creates and changes data, too. */
  write: boolean;
  /** Sends good requests only, and looks at statuses and shapes. */
  shapes: boolean;
}

/** What was sent, and what was not as documented. */
export interface Difference extends Mismatch {
  what: string;
  sent: string;
}

/** What became of one call of the contract. */
export interface Row {
  operation: Operation;
  checks: number;
  differences: Difference[];
  /** Why it was not tried. */
  reason?: string;
}

/** The log-in did not succeed, and nothing else can be tried. */
export class NoSession extends Error {}

const UNKNOWN_IDS = ['999999999', 'no-such-id'];
const LOGIN = 'user_login';

/** Holds a back end to `contract`: a row for each of its calls, in the contract's order. Throws `NoSession`. */
export async function runContract(contract: Contract, { ask }: Asker, settings: Settings): Promise<Row[]> {
  const rows = new Map<string, Row>(
    contract.operations.map((operation) => [operation.id, { operation, checks: 0, differences: [] }]),
  );
  const state = await openSession(contract, ask, settings);

  /** Sends one request and compares its answer; null for an answer that is not as documented. */
  async function check(row: Row, step: Step, field?: string): Promise<Came | null> {
    const operation = contract.operation(step.of ?? row.operation.id);
    const token = operation.auth === 'none' ? undefined : step.token === undefined ? state.access : step.token;
    const { json, form, text } = step;
    const sent: Sent = { method: operation.method, path: pathOf(operation, step), token, json, form, text };
    row.checks += 1;
    try {
      const came = await ask(sent);
      const mismatch = compare(contract, operation, step.expect, came, field) ?? step.also?.(came.body);
      if (!mismatch) return came;
      row.differences.push({ what: step.what, sent: showSent(sent), ...mismatch });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      row.differences.push({
        what: step.what,
        sent: showSent(sent),
        where: 'the answer',
        expected: 'one',
        came: error.message,
      });
    }
    return null;
  }

  async function tryOperation(id: string, row: Row) {
    const { operation } = row;
    const how = plan[id];
    if (!how) return 'the runner has no request for it';
    if (operation.method !== 'GET' && !how.isSafe && !settings.write) return 'changes data; --write tries it';
    const good = how.good(state);
    if (typeof good === 'string') return good;

    const mayNot = how.forStaff === true && state.role === 'student';
    const success = operation.statuses.filter((status) => status.startsWith('2'));
    // Of a superuser who is a student the product says nothing here, and an example server knows no users.
    const isOpen = state.isSuperuser || settings.shapes;
    const expect = mayNot ? [...(isOpen ? success : []), '403'] : success;
    const came = await check(row, {
      what: mayNot ? 'not allowed' : 'good',
      ...good,
      expect,
      also: (body) => how.also?.(state, body) ?? null,
    });
    if (came) state.answers.set(id, came.body);
    if (settings.shapes) return undefined;
    if (operation.auth === 'required') {
      await check(row, { what: 'without a token', ...good, token: null, expect: ['401'] });
      await check(row, { what: 'with an unknown token', ...good, token: 'no-such-token', expect: ['401'] });
    }
    if (mayNot) return undefined;
    if (operation.path.includes('{id}')) {
      for (const unknown of UNKNOWN_IDS) {
        await check(row, { what: 'an unknown id', ...good, params: { id: unknown }, expect: ['404'] });
      }
    }
    for (const { what, field, parts } of unfitRequests(operation, good)) {
      await check(row, { what, ...parts, expect: ['400'] }, field);
    }
    await wrongBodies(row, good);
    for (const step of how.more?.(state) ?? []) await check(row, step);
    return undefined;
  }

  /** A body that is none of the kind that is asked for. */
  async function wrongBodies(row: Row, { params }: Parts) {
    const kind = row.operation.body?.kind;
    const at: Parts = params ? { params } : {};
    if (kind === 'form')
      await check(row, { what: 'JSON in the place of the form', ...at, json: {}, expect: ['400', '415'] });
    if (kind === 'json')
      await check(row, { what: 'a list in the place of the fields', ...at, json: [], expect: ['400'] });
    if (kind === 'json') await check(row, { what: 'no JSON', ...at, text: '{"', expect: ['400'] });
  }

  const planned = Object.keys(plan);
  const order = contract.operations.map(({ id }) => id).toSorted((a, b) => planned.indexOf(a) - planned.indexOf(b));
  for (const id of order) {
    const row = rows.get(id);
    const reason = row && (await tryOperation(id, row));
    if (row && reason !== undefined) row.reason = reason;
  }
  return [...rows.values()];
}

/** The first thing about an answer that is not as documented. */
function compare(
  contract: Contract,
  operation: Operation,
  expect: readonly string[],
  { status, type, text, body, isJson }: Came,
  field?: string,
): Mismatch | null {
  const response = contract.responseTo(operation, status);
  if (response === undefined || !expect.includes(response)) {
    return {
      where: 'the status',
      expected: expect.join(' or '),
      came: `${status} ${isJson ? clip(body) : clip(text)}`,
    };
  }
  if (text === '') {
    if (contract.mayBeEmpty(operation, response)) return null;
    return { where: 'the body', expected: 'JSON', came: 'nothing' };
  }
  if (!/^application\/(\w+\+)?json\b/.test(type))
    return { where: 'Content-Type', expected: 'application/json', came: type || 'none' };
  if (!isJson) return { where: 'the body', expected: 'JSON', came: clip(text) };
  const mismatch = contract.mismatch(operation, response, body);
  if (mismatch || field === undefined) return mismatch;
  const messages = (body as Json)[field];
  return Array.isArray(messages) ? null : { where: `/${field}`, expected: 'a list of messages', came: clip(messages) };
}

/** Logs in twice: a session to ask with, and one whose refresh token may be used up. */
async function openSession(contract: Contract, ask: Asker['ask'], { credentials }: Settings): Promise<State> {
  const { method, path } = contract.operation(LOGIN);
  async function login() {
    const { status, type, text, body, isJson } = await ask({ method, path, json: credentials });
    if (!isJson) {
      throw new NoSession(
        `The log-in was answered with ${type || 'something'} instead of JSON: ${clip(text)}\n` +
          'Is --base the address of the API, with /api at its end?',
      );
    }
    if (status >= 400)
      throw new NoSession(`The log-in of “${credentials.username}” was refused: ${status} ${clip(body)}`);
    const session = (body ?? {}) as Readonly<Record<'user' | 'access' | 'refresh', unknown>>;
    const { access, refresh } = session;
    if (typeof access !== 'string' || typeof refresh !== 'string') {
      throw new NoSession(`The log-in’s answer has no tokens: ${status} ${clip(body)}`);
    }
    return { body, access, refresh, user: (session.user ?? {}) as Json };
  }
  const { body, access, user } = await login();
  const { refresh: spare } = await login();
  return {
    credentials,
    answers: new Map<string, unknown>([[LOGIN, body]]),
    access,
    spare,
    role: String(user['role']),
    isSuperuser: user['is_superuser'] === true,
  };
}
