import * as v from 'valibot';
import { allHandlers } from '../../mocks/handlers/all.ts';
import { fieldOf, shown, type Case } from '../../mocks/openapi/cases.ts';
import type { Came } from './ask.ts';
import { mayBeEmpty, mismatch, responseTo, type Operation } from './document.ts';

/** `must`: required by the product. `should`: good practice. */
export type Level = 'must' | 'should';

/** A finding about a response. A `must` may cite docs/product.md. */
export interface Finding {
  level: Level;
  where: string;
  expected: string;
  came: string;
  says?: string | undefined;
}

// A year in seconds. A longer lifetime is reported, because the front end shortens it to a year (product 9.2).
const YEAR = 366 * 24 * 60 * 60;

const endpoints = new Map(allHandlers.map(({ id, endpoint }) => [id, endpoint]));

/**
 * Compares a response with the expectations of `step` and with the contract. Omits findings that follow from other
 * findings. If `field` is given, a refusal must name that field.
 */
export function judge(operation: Operation, step: Case, answer: Came, field?: string): Finding[] {
  const { must = [], should = [], says } = step;
  const { status, type, text, body, isJson } = answer;
  const told = `${status} ${isJson ? shown(body) : shown(text)}`;
  const found: Finding[] = [];
  const add = (finding: Finding) => [...found, finding];
  const wrongStatus = (level: Level, expected: string) => add({ level, where: 'the status', expected, came: told });
  if (must.length > 0 && !fits(status, must)) return wrongStatus('must', wordsOf(must));
  if (should.length > 0 && !fits(status, should)) return wrongStatus('should', wordsOf(should));
  const response = responseTo(operation, status);
  if (response === undefined) return wrongStatus('should', `one of ${Object.keys(operation.responses).join(', ')}`);
  const isGood = status >= 200 && status < 300;
  const level = isGood || step.also ? 'must' : 'should';
  const noJson = (came: string) => add({ level, where: 'the body', expected: 'JSON', came });
  if (text === '') return mayBeEmpty(operation, response) ? [] : noJson('nothing');
  if (!isJson) return noJson(shown(text));
  if (!/^application\/(\w+\+)?json\b/.test(type))
    found.push({ level: 'should', where: 'Content-Type', expected: 'application/json', came: type || 'none' });
  const leak = /"(password\w*)":/i.exec(text);
  if (isGood && leak)
    return add({ level: 'must', where: `/${leak[1]}`, expected: 'no password', came: 'one', says: '§3' });
  const lifetime = fieldOf(body, 'expires_in');
  if (isGood && lifetime !== undefined && !(Number(lifetime) > 0 && Number(lifetime) <= YEAR))
    return add({
      level,
      where: '/expires_in',
      expected: 'seconds, at most a year',
      came: shown(lifetime),
      says: '§9.2',
    });
  const lacking = step.also?.(body);
  if (lacking) return add({ level: 'must', ...lacking });
  const different = mismatch(operation, response, withLifetime(body));
  if (different) {
    const { isLacking, ...where } = different;
    // A response that only confirms a write may lack fields.
    const isOwed = isGood && isLacking && endpoints.get(operation.id)?.owes === undefined;
    const isBroken = isOwed || (isGood && !isReadable(operation.id, body));
    const sentence = isOwed ? '§3 the fields of each entity' : says;
    return add({ level: isBroken ? 'must' : 'should', ...where, says: sentence });
  }
  const messages = field === undefined ? [] : fieldOf(body, field);
  if (!Array.isArray(messages))
    found.push({ level: 'should', where: `/${field}`, expected: 'a list of messages', came: shown(messages) });
  return found;
}

/** Adds a missing `expires_in` if the access token is a JWT with an expiry, which the front end then uses instead. */
function withLifetime(body: unknown): unknown {
  const [, claims = ''] = String(fieldOf(body, 'access')).split('.');
  if (fieldOf(body, 'expires_in') !== undefined || !/"exp":\d/.test(Buffer.from(claims, 'base64url').toString()))
    return body;
  return Object.assign({}, body, { expires_in: 1 });
}

/** Whether the front end can parse a response, including every row of a list. */
function isReadable(id: string, body: unknown): boolean {
  const schema = endpoints.get(id)?.response;
  const warn = console.warn;
  // The schema warns about invalid rows on the console. The report replaces that warning.
  console.warn = () => undefined;
  const parsed = schema && v.safeParse(schema, body);
  console.warn = warn;
  if (parsed?.success !== true) return false;
  return !Array.isArray(body) || (Array.isArray(parsed.output) && parsed.output.length === body.length);
}

/** Whether `wanted` contains a status, such as `404`, or its range, such as `4XX`. */
const fits = (status: number, wanted: readonly string[]) =>
  wanted.some((one) => one === String(status) || one === `${String(status)[0]}XX`);

const wordsOf = (wanted: readonly string[]) =>
  wanted.map((one) => ({ '2XX': 'a success', '4XX': 'a refusal' })[one] ?? one).join(' or ');
