import { pixel } from '../../mocks/data/pixel.ts';
import type { Case, RequestParts } from '../../mocks/openapi/cases.ts';
import type { Operation, Schema } from './judge.ts';

/** A request to check. If `field` is set, the server should refuse the request with a message for that field. */
export interface Step extends Case {
  field?: string;
}

/** Returns the path of an operation with these path and query parameters. */
export function pathOf({ path }: Operation, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

interface Field {
  part: 'query' | 'json' | 'form';
  name: string;
  required: boolean;
  schema: Schema;
}

function fieldsOf({ parameters = [], requestBody }: Operation): Field[] {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const bodies = Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    Object.entries(schema.properties ?? {}).map(([name, field]): Field => {
      const required = schema.required?.includes(name) ?? false;
      return { part: type === 'application/json' ? 'json' : 'form', name, required, schema: field };
    }),
  );
  return [...query.map((field): Field => ({ ...field, part: 'query' })), ...bodies];
}

/**
 * Returns invalid values of a field. Undefined omits the field. `rigour` 0 allows only missing and empty values.
 * `rigour` 1 adds values that servers should refuse, and `rigour` 2 adds values that real servers may accept.
 */
function wrongValues({ part, required, schema }: Field, rigour: number): [what: string, value: unknown][] {
  const [least, most] = [Number(schema['minLength'] ?? 0), Number(schema['maxLength'])];
  const isFile = schema['format'] === 'binary';
  const isChoice = ['pattern', 'enum', 'const'].some((keyword) =>
    [schema, ...(schema.anyOf ?? [])].some((branch) => keyword in branch),
  );
  const isFreeText = schema['type'] === 'string' && !isFile && !isChoice;
  // A server may ignore an invalid value of an optional flag.
  if (rigour < 2 && !required && schema['type'] === 'boolean') return [];
  const values: readonly [applies: boolean, from: number, what: string, value: unknown][] = [
    [required, 0, 'without', undefined],
    [isFile, 1, 'text instead of the file of', 'no file'],
    [part === 'json', 1, 'a wrong type of', { wrong: true }],
    [part === 'form' && isFreeText, 1, 'a file instead of', pixel('contract.png')],
    [isChoice, 1, 'wrong', 'no such value'],
    [part !== 'query' && least === 1, 0, 'empty', ''],
    [part !== 'query' && least > 1, 1, 'too short', 'x'.repeat(Math.max(0, least - 1))],
    [most > 0, 2, 'too long', '1'.repeat(most + 1 || 0)],
    [part === 'json', 2, 'null instead of', null],
  ];
  return values.flatMap(([applies, from, ...value]) => (applies && from <= rigour ? [value] : []));
}

/** Returns variants of a valid request that a server should refuse. */
export function refusals(operation: Operation, good: RequestParts, isMock: boolean): Step[] {
  const { path, endpoint, prose } = operation;
  const { isPublic, notFound: says } = prose.contract ?? {};
  if (isPublic === 'there' && !isMock) return [];
  const expected = { should: ['404'], ...(says !== undefined && { must: ['4XX'], says }) };
  const unknownIds = path.includes('{id}') ? ['999999999', 'no-such-id'] : [];
  const invalid = fieldsOf(operation).flatMap((field) => {
    const { part, name } = field;
    const { [name]: _, ...others } = { ...(good[part] as Record<string, unknown> | undefined) };
    return wrongValues(field, isMock ? 2 : isPublic === 'new' ? 0 : 1).map(([what, value]) => {
      const changed = { [part]: { ...others, ...(value !== undefined && { [name]: value }) } };
      return { what: `${what} ${name}`, field: name, ...good, ...changed, should: ['400'] };
    });
  });
  const { json: _, form: __, ...rest } = good;
  const others = [
    { what: 'a list instead of the fields', ...rest, json: [], should: ['400'] },
    { what: 'invalid JSON', ...rest, text: '{"', should: ['400'] },
    { what: 'a form instead of JSON', ...rest, form: { x: 'y' }, should: ['400', '415'] },
  ];
  return [
    ...unknownIds.map((id) => ({ what: 'an unknown id', ...good, params: { id }, ...expected })),
    ...invalid,
    ...(endpoint.body ? others : []),
  ];
}
