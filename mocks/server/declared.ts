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

/** What of an answer is not as its endpoint declares, for developers; null where all is. */
export function undeclared({ owes, response }: Endpoint, body: unknown): string | null {
  const some = Array.isArray(body) ? body.slice(0, MOST_ROWS) : body;
  const { data, error } = (owes ?? response).safeParse(some);
  return error ? `${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}` : difference(some, data, '');
}

/** Where what was sent and what a client reads of it differ. */
function difference(sent: unknown, read: unknown, at: string): string | null {
  if (Array.isArray(sent) && Array.isArray(read)) {
    if (sent.length !== read.length) return `${at}/ has rows that cannot be read`;
    return firstOf(sent, (item, index) => difference(item, read[index], `${at}/${index}`));
  }
  if (!isObject(sent) || !isObject(read)) return null;
  const surplus = Object.keys(sent).find((name) => !(name in read));
  if (surplus !== undefined) return `${at}/${surplus} is not declared`;
  const missing = Object.keys(read).find((name) => !(name in sent));
  if (missing !== undefined) return `${at}/${missing} is missing`;
  return firstOf(Object.keys(sent), (name) => difference(sent[name], read[name], `${at}/${name}`));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function firstOf<T>(items: readonly T[], find: (item: T, index: number) => string | null): string | null {
  for (const [index, item] of items.entries()) {
    const text = find(item, index);
    if (text !== null) return text;
  }
  return null;
}
