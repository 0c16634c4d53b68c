import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fieldOf, shown, type Mismatch } from '../../mocks/openapi/cases.ts';

export interface Schema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

/** A query parameter, or a field of a body. */
export interface Field {
  name: string;
  required: boolean;
  schema: Schema;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  /** Whether the operation needs an access token. */
  auth: 'none' | 'optional' | 'required';
  query: readonly Field[];
  body?: { kind: 'json' | 'form'; fields: readonly Field[] };
  /** The schemas by status: `200`, `404`, or `2XX` for other successes. Undefined for a response without a body. */
  responses: Readonly<Record<string, Schema | undefined>>;
}

type Content = Readonly<Record<string, { schema: Schema } | undefined>>;

/** An operation as docs/openapi.json describes it, with resolved references. */
interface Written {
  operationId: string;
  security: readonly object[];
  parameters?: readonly (Field & { in: string })[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
}

function fieldsOf({ required = [], properties = {} }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }));
}

function read(path: string, method: string, { operationId, security, requestBody, ...written }: Written): Operation {
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const isOptional = security.some((scheme) => Object.keys(scheme).length === 0);
  const responses = Object.entries(written.responses);
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    auth: security.length === 0 ? 'none' : isOptional ? 'optional' : 'required',
    query: written.parameters?.filter((parameter) => parameter.in === 'query') ?? [],
    ...(body && { body: { kind: type === 'multipart/form-data' ? 'form' : 'json', fields: fieldsOf(body.schema) } }),
    responses: Object.fromEntries(
      responses.map(([status, { content }]) => [status, content?.['application/json']?.schema]),
    ),
  };
}

const text = readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8');
const { paths } = new Validator().resolveRefs({ specification: JSON.parse(text) }) as {
  paths: Record<string, Record<string, Written>>;
};

/** The operations of docs/openapi.json. */
export const operations: readonly Operation[] = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, written]) => read(path, method, written)),
);

/**
 * Returns the key in `responses` for a status: the status or its range. Returns undefined for an undocumented status.
 */
export const responseTo = ({ responses }: Operation, status: number): string | undefined =>
  [String(status), `${String(status)[0]}XX`].find((documented) => documented in responses);

/** Returns the statuses that mean success. */
export const successes = ({ responses }: Operation): string[] =>
  '2XX' in responses ? ['2XX'] : Object.keys(responses).filter((status) => status.startsWith('2'));

/** Whether a response may have an empty body. */
export const mayBeEmpty = ({ responses }: Operation, response: string): boolean =>
  response === '204' ||
  (response.startsWith('2') && ('204' in responses || Object.keys(responses[response] ?? {}).length === 0));

interface DocumentMismatch extends Mismatch {
  /** Whether the difference is a missing field that is required and may not be null. */
  isLacking: boolean;
}

const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, verbose: true });
addFormats(ajv);

/**
 * Returns the most deeply nested difference between a body and its schema. In a union, this selects the branch that
 * fits best.
 */
export function mismatch({ responses }: Operation, response: string, body: unknown): DocumentMismatch | null {
  const schema = responses[response];
  const validate = schema && ajv.compile(schema);
  if (!validate || validate(body)) return null;
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
