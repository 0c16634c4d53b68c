import { pixel } from '../../mocks/data/pixel.ts';
import type { RequestParts } from '../../mocks/openapi/cases.ts';
import type { Field, Operation, Schema } from './document.ts';

/** The path with its parameters and query filled in. */
export function pathOf({ path }: Operation, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** An invalid request, and the field that its refusal must name. */
export interface Unfit {
  what: string;
  field: string;
  parts: RequestParts;
}

export const picture = pixel('contract.png');

const has = (schema: Schema, keyword: string): boolean =>
  keyword in schema || ((schema['anyOf'] ?? []) as Schema[]).some((branch) => keyword in branch);

/** Invalid values of a query or form field, each with a description. */
function wrongTexts({ schema }: Field, isForm: boolean): [what: string, value: string | Blob][] {
  if (schema['format'] === 'binary') return [['text in the place of the file', 'no file']];
  const wrong: [string, string | Blob][] = [];
  if (['pattern', 'enum', 'const'].some((keyword) => has(schema, keyword))) wrong.push(['wrong', 'no such value']);
  else if (isForm && schema['type'] === 'string') wrong.push(['a file in the place of', picture]);
  if (isForm && Number(schema['minLength']) > 0) wrong.push(['empty', '']);
  return wrong;
}

/** Invalid values of a JSON field. */
function wrongValues({ schema }: Field): [what: string, value: unknown][] {
  const wrong: [string, unknown][] = [['of a wrong type', { wrong: true }]];
  const least = Number(schema['minLength'] ?? 0);
  if (least > 0) wrong.push([least > 1 ? 'too short' : 'empty', 'x'.repeat(least - 1)]);
  if (['pattern', 'enum'].some((keyword) => has(schema, keyword))) wrong.push(['wrong', 'no such value']);
  return wrong;
}

// A server may ignore optional flags.
const mayBeIgnored = ({ required, schema }: Field) => !required && schema['type'] === 'boolean';

/** All invalid variants of a valid request, field by field. With `isGentle`, only missing and empty fields. */
export function unfitRequests({ query, body }: Operation, good: RequestParts, isGentle = false): Unfit[] {
  const kinds = [
    { part: 'query', fields: query },
    ...(body ? [{ part: body.kind, fields: body.fields }] : []),
  ] as const;
  return kinds.flatMap(({ part, fields }) => {
    const rest = (good[part] ?? {}) as Readonly<Record<string, unknown>>;
    const withPart = (changed: Record<string, unknown>): RequestParts => ({ ...good, [part]: changed });
    return fields
      .filter((field) => !mayBeIgnored(field))
      .flatMap((field): Unfit[] => {
        const { name, required } = field;
        const { [name]: _, ...others } = rest;
        const wrong = part === 'json' ? wrongValues(field) : wrongTexts(field, part === 'form');
        return [
          ...(required ? [{ what: `without ${name}`, field: name, parts: withPart(others) }] : []),
          ...wrong
            .filter(([what]) => !isGentle || what === 'empty')
            .map(([what, value]) => ({
              what: `${what} ${name}`,
              field: name,
              parts: withPart({ ...rest, [name]: value }),
            })),
        ];
      });
  });
}
