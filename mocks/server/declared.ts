import * as v from 'valibot';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { isObject } from '../../src/lib/keys.ts';

/** `Shape` with all its optional fields required, at any depth. */
export type Whole<Shape> = Shape extends readonly (infer Item)[]
  ? readonly Whole<Item>[]
  : Shape extends object
    ? { [Name in keyof Shape]-?: Whole<Exclude<Shape[Name], undefined>> }
    : Shape;

/**
 * The value that the mock must send for a schema. Functions use this type as their return type, so that compiler errors
 * about missing fields are short.
 */
export type Sent<Schema extends v.GenericSchema> = Whole<v.InferInput<Schema>>;

/** The number of rows to check in a list. The same code creates all rows, so the first ones are enough. */
const MOST_ROWS = 100;

/** Returns the differences between a response and its declaration. */
export function undeclared({ owes, response }: Endpoint, body: unknown): string[] {
  const some = Array.isArray(body) ? body.slice(0, MOST_ROWS) : body;
  const { success, output, issues } = v.safeParse(owes ?? response, some);
  const found = new Set(issues?.map(wordsOf));
  if (success) compare(some, output, '', found);
  return [...found];
}

/**
 * Describes an issue by its path (`*` is a row) and the expected value. Omits the received value, because that value
 * may be private.
 */
const wordsOf = ({ path, message }: Pick<v.BaseIssue<unknown>, 'path' | 'message'>) =>
  `/${(path ?? []).map(({ key }) => (typeof key === 'number' ? '*' : String(key))).join('/')} ${message.replace(/( but r|R)eceived .*/s, '')}`;

/** Adds to `found` the differences between a response (`sent`) and the output of the client's schema (`read`). */
function compare(sent: unknown, read: unknown, at: string, found: Set<string>): void {
  if (Array.isArray(sent) && Array.isArray(read)) {
    if (sent.length !== read.length) found.add(`${at}/ has rows that cannot be read`);
    else for (const [index, item] of sent.entries()) compare(item, read[index], `${at}/*`, found);
  } else if (isObject(sent) && isObject(read)) {
    for (const name of Object.keys(sent)) {
      if (name in read) compare(sent[name], read[name], `${at}/${name}`, found);
      else found.add(`${at}/${name} is not declared`);
    }
    for (const name of Object.keys(read)) if (!(name in sent)) found.add(`${at}/${name} is missing`);
  }
}
