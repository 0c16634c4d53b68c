import * as v from 'valibot';
import type { Endpoint } from '../../src/api/endpoint.ts';

type Items<T> = T extends readonly (infer Item)[] ? Item : never;
type Names<T> = keyof NonNullable<T> & string;

/** Declared fields that `Body` may lack, at any depth. */
type Missing<Body, Shape> = unknown extends Shape
  ? never
  : Body extends readonly (infer Item)[]
    ? Missing<Item, Items<Shape>>
    : Body extends object
      ? {
          [Name in Names<Shape>]-?: string extends Name
            ? never
            : Name extends keyof Body
              ? Partial<Pick<Body, Name>> extends Pick<Body, Name>
                ? Name
                : Missing<Body[Name], NonNullable<Shape>[Name]>
              : Name;
        }[Names<Shape>]
      : never;

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

interface LacksFields<Names extends string> {
  'the answer lacks': Names;
}
interface HasUndeclaredFields<Names extends string> {
  'not declared': Names;
}

/**
 * What an answer must be besides `Shape`, so that it has every declared field, null where there is nothing to say, and
 * no other: a forgotten title or a password that went along does not compile.
 */
export type Declared<Body, Shape> = [Missing<Body, Shape>] extends [never]
  ? [Surplus<Body, Shape>] extends [never]
    ? unknown
    : HasUndeclaredFields<Surplus<Body, Shape>>
  : LacksFields<Missing<Body, Shape>>;

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
