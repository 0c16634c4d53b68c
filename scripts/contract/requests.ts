import { pixel } from '../../mocks/data/pixel.ts';
import type { RequestParts } from '../../mocks/openapi/cases.ts';
import type { Field, Operation, Schema } from './document.ts';

/** Returns the path of an operation with these path and query parameters. */
export function pathOf({ path }: Operation, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** An invalid request. The server should refuse it with a message for `field`. */
export interface Unfit {
  what: string;
  field: string;
  parts: RequestParts;
}

export const picture = pixel('contract.png');

const has = (schema: Schema, keyword: string): boolean =>
  keyword in schema || schema.anyOf?.some((branch) => keyword in branch) === true;

/**
 * The invalid values to send. `gentle`: missing and empty values. `fair`: also values that servers should refuse.
 * `full`: all.
 */
export type Rigour = 'gentle' | 'fair' | 'full';
const RIGOURS: readonly Rigour[] = ['gentle', 'fair', 'full'];

type Part = 'query' | 'json' | 'form';

/** Returns invalid values of a field. Real servers may accept the additional values of `full`. */
function wrongValues({ schema }: Field, part: Part, rigour: Rigour): [what: string, value: unknown][] {
  const [least, most] = [Number(schema['minLength'] ?? 0), Number(schema['maxLength'])];
  const isFile = schema['format'] === 'binary';
  const isChoice = ['pattern', 'enum', 'const'].some((keyword) => has(schema, keyword));
  const isFreeText = schema['type'] === 'string' && !isFile && !isChoice;
  const values: readonly [applies: boolean, rigour: Rigour, what: string, value: unknown][] = [
    [isFile, 'fair', 'text instead of the file of', 'no file'],
    [part === 'json', 'fair', 'a wrong type of', { wrong: true }],
    [part === 'form' && isFreeText, 'fair', 'a file instead of', picture],
    [isChoice, 'fair', 'wrong', 'no such value'],
    [part !== 'query' && least === 1, 'gentle', 'empty', ''],
    [part !== 'query' && least > 1, 'fair', 'too short', 'x'.repeat(Math.max(0, least - 1))],
    [most > 0, 'full', 'too long', '1'.repeat(most + 1 || 0)],
    [part === 'json', 'full', 'null instead of', null],
  ];
  const sent = RIGOURS.slice(0, RIGOURS.indexOf(rigour) + 1);
  return values.flatMap(([applies, needed, ...value]) => (applies && sent.includes(needed) ? [value] : []));
}

// A server may ignore an invalid value of an optional flag.
const mayBeIgnored = ({ required, schema }: Field) => !required && schema['type'] === 'boolean';

/** Returns variants of a valid request, each with one invalid field. */
export function unfitRequests({ query, body }: Operation, good: RequestParts, rigour: Rigour): Unfit[] {
  const of = (part: Part, fields: readonly Field[]): Unfit[] =>
    fields
      .filter((field) => rigour === 'full' || !mayBeIgnored(field))
      .flatMap((field) => {
        const { name, required } = field;
        const others = Object.fromEntries(Object.entries(good[part] ?? {}).filter(([each]) => each !== name));
        const unfit = (what: string, changed: object): Unfit => ({
          what: `${what} ${name}`,
          field: name,
          parts: { ...good, [part]: { ...others, ...changed } },
        });
        return [
          ...(required ? [unfit('without', {})] : []),
          ...wrongValues(field, part, rigour).map(([what, value]) => unfit(what, { [name]: value })),
        ];
      });
  return [...of('query', query), ...(body ? of(body.kind, body.fields) : [])];
}
