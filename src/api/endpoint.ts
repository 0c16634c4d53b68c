import type * as v from 'valibot';
import { pathSegment } from '../lib/url.ts';

/** The HTTP methods that the API uses (product §7). */
export type Method = 'GET' | 'POST' | 'PATCH';

/** Whether calls carry the access token: never, only if a user is signed in, or always. */
type Auth = 'none' | 'optional' | 'required';

interface Spec {
  /** Default `none`. */
  auth?: Auth;
  /** Whether to send cookies, too. Default false. */
  credentials?: boolean;
  /** The query string's parameters. Absent parameters are not sent. */
  query?: v.GenericSchema;
  /** A JSON body. */
  body?: v.GenericSchema;
  /** A multipart body. Absent and null fields are not sent. */
  form?: v.GenericSchema;
  /** The only status that means success. Default: every 2xx. */
  success?: number;
  response: v.GenericSchema;
  /** The response that the contract requires. Needed only if `response` accepts more than the contract allows. */
  owes?: v.GenericSchema;
}

/** Forbids a body in a GET, and a JSON body together with a form. */
type Ruled<Verb> = Verb extends 'GET' ? { body?: never; form?: never } : { body?: never } | { form?: never };

/** One endpoint of the API. The client, the mock and the contract all use it (product §7). */
export type Endpoint<Path extends string = string, Declared extends Spec = Spec> = {
  readonly method: Method;
  readonly path: Path;
} & Readonly<Declared>;

/** Declares an endpoint. The path starts and ends with a slash; parameters are written `:id`. */
export function endpoint<
  const Verb extends Method,
  const Path extends `/${string}/`,
  const Declared extends Spec & Ruled<Verb>,
>(method: Verb, path: Path, spec: Declared): Endpoint<Path, Declared> {
  return { method, path, ...spec };
}

/** Returns the method and path as text: `POST /transactions/create/`. */
export const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** The names of the parameters in a path: `'/blogs/:id/like/'` gives `'id'`. */
export type PathParam<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParam<`/${Rest}`>
  : never;

type Sent<E, Key extends string> =
  E extends Record<Key, infer Schema extends v.GenericSchema> ? Record<Key, v.InferInput<Schema>> : unknown;

/** The query string is optional if all its parameters are optional. */
type Query<E> =
  Sent<E, 'query'> extends { query: infer Parameters }
    ? Partial<Parameters> extends Parameters
      ? { query?: Parameters | undefined }
      : { query: Parameters }
    : unknown;

type Params<Path extends string> = [PathParam<Path>] extends [never]
  ? unknown
  : { params: Record<PathParam<Path>, string> };

/** The input of one call: path parameters, query parameters, JSON body and form, as declared. */
export type Input<E extends Endpoint> = Params<E['path']> & Query<E> & Sent<E, 'body'> & Sent<E, 'form'>;

/** The result of a successful call, after validation. */
export type Output<E extends Endpoint> = v.InferOutput<E['response']>;

/** A response before validation, as the contract requires it. */
export type Wire<E extends Endpoint> = v.InferInput<
  E extends { owes: infer Owed extends v.GenericSchema } ? Owed : E['response']
>;

/**
 * Inserts the encoded parameters into a path. The encoding keeps each value within one segment of the path (product
 * §7).
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => pathSegment(params[name] ?? ''));
}

/** Whether the endpoint's response is the same for every user. */
export const isPublic = ({ auth = 'none' }: Endpoint): boolean => auth === 'none';
