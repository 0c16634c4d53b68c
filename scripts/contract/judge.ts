import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { allHandlers, type NamedHandler } from '../../mocks/handlers/all.ts';
import { fieldOf, shown, type Case, type Mismatch } from '../../mocks/openapi/cases.ts';
import { lifetimeOf, LONGEST_EXPIRES_IN } from '../../src/api/user.ts';
import type { Came } from './ask.ts';

export interface Schema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

/** An operation as docs/openapi.json describes it, with resolved references. */
interface Written {
  operationId: string;
  parameters?: readonly { in: string; name: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
}
type Content = Readonly<Record<string, { schema: Schema }>>;

/** An operation of docs/openapi.json and its mock handler, which declares the checks of the operation. */
export interface Operation extends Written, NamedHandler {
  method: string;
  path: string;
}

const text = readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8');
const { paths } = new Validator().resolveRefs({ specification: JSON.parse(text) }) as {
  paths: Record<string, Record<string, Written>>;
};

/** The operations of docs/openapi.json. */
export const operations: readonly Operation[] = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, written]) =>
    allHandlers
      .filter(({ id }) => id === written.operationId)
      .map((handler) => ({ ...handler, ...written, method: method.toUpperCase(), path })),
  ),
);

/** Returns the statuses that mean success. */
export const successes = ({ responses }: Operation): string[] =>
  '2XX' in responses ? ['2XX'] : Object.keys(responses).filter((status) => status.startsWith('2'));

/** `must`: required by the product. `should`: good practice. */
export type Level = 'must' | 'should';

/** A finding about a response. `says` cites the statement in docs/product.md that a `must` finding breaks. */
export interface Finding extends Omit<Mismatch, 'level'> {
  level: Level;
  says?: string | undefined;
}

/**
 * Compares a response with the expectations of `step` and with the contract. Omits findings that follow from other
 * findings. If `field` is given, a refusal must name that field.
 */
export function judge(operation: Operation, step: Case, answer: Came, field?: string): Finding[] {
  const { must = [], should = [], says } = step;
  const { responses, endpoint } = operation;
  const { status, type, text, body } = answer;
  const found: Finding[] = [];
  const add = (level: Level, where: string, expected: string, came: string, sentence = says) => [
    ...found,
    { level, where, expected, came, says: sentence },
  ];
  const wrongStatus = (level: Level, expected: string) =>
    add(level, 'the status', expected, `${status} ${shown(body ?? text)}`);
  if (!fits(status, must)) return wrongStatus('must', wordsOf(must));
  if (!fits(status, should)) return wrongStatus('should', wordsOf(should));
  const response = [String(status), rangeOf(status)].find((documented) => documented in responses);
  if (response === undefined) return wrongStatus('should', `one of ${Object.keys(responses).join(', ')}`);
  const schema = responses[response]?.content?.['application/json']?.schema;
  const isGood = status >= 200 && status < 300;
  const level = isGood || step.also ? 'must' : 'should';
  if (text === '') {
    const mayBeEmpty = isGood && (status === 204 || '204' in responses || Object.keys(schema ?? {}).length === 0);
    return mayBeEmpty ? [] : add(level, 'the body', 'JSON', 'nothing');
  }
  if (body === undefined) return add(level, 'the body', 'JSON', shown(text));
  if (!/^application\/(\w+\+)?json\b/.test(type))
    found.push({ level: 'should', where: 'Content-Type', expected: 'application/json', came: type || 'none' });
  const leak = /"(password\w*)":/i.exec(text);
  if (isGood && leak) return add('must', `/${leak[1]}`, 'no password', 'one', '§3');
  const whole = withLifetime(body);
  const lifetime = fieldOf(whole, 'expires_in');
  if (isGood && lifetime !== undefined && !(Number(lifetime) > 0 && Number(lifetime) <= LONGEST_EXPIRES_IN))
    return add('must', '/expires_in', 'seconds, at most a year', shown(lifetime), '§9.2');
  if (isGood && Number(lifetime) <= SHORT) {
    const expected = 'more than 600, because users see a warning in the last 300 seconds';
    found.push({ level: 'should', where: '/expires_in', expected, came: shown(lifetime) });
  }
  const lacking = step.also?.(body);
  if (lacking) found.push({ level: 'must', says, ...lacking });
  if (lacking && !lacking.level) return found;
  const different = schema && mismatch(schema, whole);
  if (different) {
    const { isLacking, where, expected, came } = different;
    // A response that only confirms a write may lack fields.
    const isOwed = isGood && isLacking && endpoint.owes === undefined;
    const isBroken = isOwed || (isGood && !isReadable(operation, body));
    return add(isBroken ? 'must' : 'should', where, expected, came, isOwed ? '§3 the fields of each entity' : says);
  }
  return status === 400 && field !== undefined && fieldOf(body, field) === undefined
    ? add('should', `/${field}`, 'messages for this field', shown(body))
    : found;
}

// In seconds. In a shorter session, users would see the warning of product 4.2 soon after each log-in.
const SHORT = 600;

/**
 * Adds a missing `expires_in` if the access token is a JWT with an expiry. In this case, the front end uses the expiry
 * of the JWT.
 */
function withLifetime(body: unknown): unknown {
  const access = String(fieldOf(body, 'access'));
  const claims = Buffer.from(access.split('.')[1] ?? '', 'base64url').toString();
  if (fieldOf(body, 'expires_in') !== undefined || !/"exp":\d/.test(claims)) return body;
  return Object.assign({}, body, { expires_in: lifetimeOf({ access, expires_in: null }, Date.now()) });
}

/** Whether the front end can parse a response, including every row of a list. */
function isReadable({ endpoint }: Operation, body: unknown): boolean {
  const warn = console.warn;
  // The schema warns about invalid rows on the console. The report replaces that warning.
  console.warn = () => undefined;
  const { success, output } = v.safeParse(endpoint.response, body);
  console.warn = warn;
  return success && (!Array.isArray(body) || (Array.isArray(output) && output.length === body.length));
}

const rangeOf = (status: number) => `${String(status)[0]}XX`;

/** Whether `wanted` is empty, or contains `status` (such as `404`) or its range (such as `4XX`). */
const fits = (status: number, wanted: readonly string[]) =>
  wanted.length === 0 || wanted.includes(String(status)) || wanted.includes(rangeOf(status));

const wordsOf = (wanted: readonly string[]) =>
  wanted.map((one) => ({ '2XX': 'a success', '4XX': 'a refusal' })[one] ?? one).join(' or ');

const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, verbose: true });
addFormats(ajv);

/**
 * Returns the most deeply nested difference between a body and its schema. In a union, this difference is in the branch
 * that fits best. `isLacking` is true if a field that may not be null is missing.
 */
function mismatch(schema: Schema, body: unknown): (Mismatch & { isLacking: boolean }) | null {
  const validate = ajv.compile(schema);
  if (validate(body)) return null;
  const depth = ({ instancePath }: { instancePath: string }) => instancePath.split('/').length;
  const complaints = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf');
  const [first] = complaints.toSorted((a, b) => depth(b) - depth(a));
  if (!first) return { where: '/', expected: 'what is documented', came: shown(body), isLacking: false };
  const { instancePath, keyword, params, parentSchema, data, message = '' } = first;
  if (keyword === 'required') {
    const name = String(params['missingProperty']);
    const isLacking = !allowsNull(fieldOf(fieldOf(parentSchema, 'properties'), name) as Schema);
    return { where: `${instancePath}/${name}`, expected: 'a value', came: 'nothing', isLacking };
  }
  const expected =
    keyword === 'enum'
      ? `one of ${shown(params['allowedValues'])}`
      : message.replace(/^must (be )?/, '').replaceAll(',', ' or ');
  return { where: instancePath || '/', expected, came: shown(data), isLacking: false };
}

const allowsNull = ({ type, anyOf = [] }: Schema): boolean => [type].flat().includes('null') || anyOf.some(allowsNull);
