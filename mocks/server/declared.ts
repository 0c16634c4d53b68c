import * as v from 'valibot';
import type { Endpoint } from '../../src/api/endpoint.ts';

/** What must be answered of `Shape`: every declared field at any depth, null where there is nothing to say. */
export type Whole<Shape> = Shape extends readonly (infer Item)[]
  ? readonly Whole<Item>[]
  : Shape extends object
    ? { [Name in keyof Shape]-?: Whole<Exclude<Shape[Name], undefined>> }
    : Shape;

type Items<T> = T extends readonly (infer Item)[] ? Item : never;
type Names<T> = keyof NonNullable<T> & string;

/** Fields of `Body` that are not declared, at any depth. */
type Surplus<Body, Shape> = unknown extends Shape
  ? never
  : Body extends readonly (infer Item)[]
    ? Surplus<Item, Items<Shape>>
    : Body extends object
      ? {
          [Name in Names<Body>]-?: Name extends Names<Shape> ? Surplus<Body[Name], NonNullable<Shape>[Name]> : Name;
        }[Names<Body>]
      : never;

/** What an answer must be besides, so that it has no other field: a password that went along does not compile. */
export type Declared<Body, Shape> = [Surplus<Body, Shape>] extends [never]
  ? unknown
  : { 'not declared': Surplus<Body, Shape> };

/** Rows of a list that are looked at; the others are made alike. */
const MOST_ROWS = 100;

/** All of an answer that is not as its endpoint declares, for developers; a list's rows are taken together. */
export function undeclared({ owes, response }: Endpoint, body: unknown): string[] {
  const some = Array.isArray(body) ? body.slice(0, MOST_ROWS) : body;
  const { success, output, issues } = v.safeParse(owes ?? response, some);
  const found = new Set(issues?.map(wordsOf));
  if (success) compare(some, output, '', found);
  return [...found];
}

/** Where an issue of a schema is, rows of lists taken together, and what was expected there; what came may be private. */
export const wordsOf = ({ path, message }: Pick<v.BaseIssue<unknown>, 'path' | 'message'>) =>
  `/${(path ?? []).map(({ key }) => (typeof key === 'number' ? '*' : String(key))).join('/')} ${message.replace(/( but r|R)eceived .*/s, '')}`;

/** Finds where what was sent and what a client reads of it differ. */
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
