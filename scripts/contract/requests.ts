import { pixel } from '../../mocks/data/pixel.ts';
import type { RequestParts } from '../../mocks/openapi/cases.ts';
import type { Field, Operation, Schema } from './document.ts';

/** The path of an operation with these path and query parameters. */
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

function wrongTexts({ schema }: Field, isForm: boolean): [what: string, value: string | Blob][] {
  if (schema['format'] === 'binary') return [['text instead of the file', 'no file']];
  const wrong: [string, string | Blob][] = [];
  if (['pattern', 'enum', 'const'].some((keyword) => has(schema, keyword))) wrong.push(['wrong', 'no such value']);
  else if (isForm && schema['type'] === 'string') wrong.push(['a file in the place of', picture]);
  if (isForm && Number(schema['minLength']) > 0) wrong.push(['empty', '']);
  return wrong;
}

function wrongValues({ schema }: Field): [what: string, value: unknown][] {
  const wrong: [string, unknown][] = [['of a wrong type', { wrong: true }]];
  const least = Number(schema['minLength'] ?? 0);
  if (least > 0) wrong.push([least > 1 ? 'too short' : 'empty', 'x'.repeat(least - 1)]);
  if (['pattern', 'enum'].some((keyword) => has(schema, keyword))) wrong.push(['wrong', 'no such value']);
  return wrong;
}

// A server may ignore an invalid value of an optional flag.
const mayBeIgnored = ({ required, schema }: Field) => !required && schema['type'] === 'boolean';

/** Invalid values that real servers may accept: null, long texts, and values of a wrong type in optional fields. */
function oddValues({ required, schema }: Field, isJson: boolean): [what: string, value: unknown][] {
  const odd: [string, unknown][] = [];
  if (typeof schema['maxLength'] === 'number') odd.push(['too long', '1'.repeat(schema['maxLength'] + 1)]);
  if (isJson) odd.push(['null in the place of', null]);
  if (isJson && !required) odd.push(['of a wrong type', { wrong: true }]);
  return odd;
}

/** Which invalid values are sent: only missing and empty ones, those that servers should refuse, or all. */
export type Rigour = 'gentle' | 'fair' | 'full';

/** Variants of a valid request, each with one invalid field. */
export function unfitRequests({ query, body }: Operation, good: RequestParts, rigour: Rigour): Unfit[] {
  const kinds = [
    { part: 'query', fields: query },
    ...(body ? [{ part: body.kind, fields: body.fields }] : []),
  ] as const;
  return kinds.flatMap(({ part, fields }) => {
    const rest = Object.entries(good[part] ?? {});
    const withPart = (changed: Record<string, unknown>): RequestParts => ({ ...good, [part]: changed });
    return fields
      .filter((field) => rigour === 'full' || !mayBeIgnored(field))
      .flatMap((field): Unfit[] => {
        const { name, required } = field;
        const others = Object.fromEntries(rest.filter(([each]) => each !== name));
        const wrong: [string, unknown][] = part === 'json' ? wrongValues(field) : wrongTexts(field, part === 'form');
        if (rigour === 'full') wrong.push(...oddValues(field, part === 'json'));
        return [
          ...(required ? [{ what: `without ${name}`, field: name, parts: withPart(others) }] : []),
          ...wrong
            .filter(([what]) => rigour !== 'gentle' || what === 'empty')
            .map(([what, value]) => ({
              what: `${what} ${name}`,
              field: name,
              parts: withPart({ ...others, [name]: value }),
            })),
        ];
      });
  });
}
