import type * as z from 'zod/mini';
import { pathSegment } from '../lib/url.ts';

/** The HTTP methods that the API uses (product §7). */
export type Method = 'GET' | 'POST' | 'PATCH';

/** Whether a call carries the bearer token: never, when there is one, or always. */
export type Auth = 'none' | 'optional' | 'required';

interface EndpointSpec {
  /** Default `none`. */
  auth?: Auth;
  /** Send cookies too. Default false. */
  credentials?: boolean;
  /** The query string's parameters; absent ones are not sent. */
  query?: z.ZodMiniType;
  /** A JSON body. */
  body?: z.ZodMiniType;
  /** A multipart body; absent and null fields are not sent. */
  form?: z.ZodMiniType;
  /** The one status that means success; without it every 2xx does. */
  success?: number;
  response: z.ZodMiniType;
  /** What a server owes, where the client is content with less than that. */
  owes?: z.ZodMiniType;
}

/** One call of the API: what the client sends, the mock answers and the contract says (product §7). */
export type Endpoint<Path extends string = string, Spec extends EndpointSpec = EndpointSpec> = {
  readonly method: Method;
  readonly path: Path;
} & Readonly<Spec>;

/** Declares a call: `path` starts and ends with a slash, parameters are written `:id`. */
export function endpoint<const Path extends string, const Spec extends EndpointSpec>(
  method: Method,
  path: Path,
  spec: Spec,
): Endpoint<Path, Spec> {
  return { method, path, ...spec };
}

/** A call as people write it: `POST /transactions/create/`. */
export const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** The names of the parameters in a path: `'/blogs/:id/like/'` gives `'id'`. */
export type PathParam<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParam<`/${Rest}`>
  : never;

type Part<E, Key extends string, Name extends string> =
  E extends Record<Key, infer Schema extends z.ZodMiniType>
    ? undefined extends z.input<Schema>
      ? { [K in Name]?: z.input<Schema> }
      : { [K in Name]: z.input<Schema> }
    : unknown;

/** What a caller hands over for one call: path parameters, query, JSON body and multipart form, each where declared. */
export type Input<E extends Endpoint> = ([PathParam<E['path']>] extends [never]
  ? unknown
  : { params: Record<PathParam<E['path']>, string> }) &
  (E extends { query: infer Q extends z.ZodMiniType } ? { query?: z.input<Q> | undefined } : unknown) &
  Part<E, 'body', 'body'> &
  Part<E, 'form', 'form'>;

/** What a successful call gives, after validation. */
export type Output<E extends Endpoint> = z.output<E['response']>;

/** What a server may send for a call, before validation. */
export type Wire<E extends Endpoint> = z.input<
  E extends { owes: infer Owed extends z.ZodMiniType } ? Owed : E['response']
>;

/** The path with its parameters filled in and encoded; no parameter leaves its place (product §7). */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => pathSegment(params[name] ?? ''));
}
