import type * as v from 'valibot';
import type { Endpoint, Input, PathParam, Wire } from '../../src/api/endpoint.ts';
import type { Parts } from '../../src/api/request.ts';
import type { Database, Row } from '../data/db.ts';
import { bearerOf, userOf } from '../data/tokens.ts';
import type { ContractCases } from '../openapi/cases.ts';
import { undeclared, type Declared, type Whole } from './declared.ts';
import { readRequest } from './read.ts';
import { Reply, unauthorized } from './replies.ts';
import { placeOf } from './router.ts';
import type { World } from './types.ts';

type Parsed<E, Key extends string> =
  E extends Record<Key, infer Schema extends v.GenericSchema> ? v.InferOutput<Schema> : undefined;

/** What an answer works with: the request as its endpoint declares it, already checked. */
export interface HandlerContext<E extends Endpoint> {
  db: Database;
  world: World;
  /** The address of the API, for absolute links. */
  base: string;
  params: Record<PathParam<E['path']>, string>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  form: Parsed<E, 'form'>;
  user: E extends { auth: 'required' } ? Row<'users'> : Row<'users'> | null;
}

/** What is said of a call beyond its declaration. */
export interface CallProse<E extends Endpoint = Endpoint> {
  summary: string;
  description?: string;
  /** The status of success, where it is not 200. */
  success?: number;
  /** Reasons of refusals beyond those that follow from the declaration. */
  refusals?: Readonly<Partial<Record<401 | 403 | 404, string>>>;
  /** The demo account that asks for the example. */
  as?: string;
  /** What is asked for the example. */
  example: Input<E> & Parts;
  /** What is asked for the example of a 400, where a call that brings nothing is none. */
  refused?: Parts;
  /** How a back end is held to it. */
  contract: ContractCases;
}

/** A call of the API: its declaration, what is told of it, and how it is answered. */
export interface Handler {
  endpoint: Endpoint;
  prose: CallProse;
  answer(request: Request, params: Record<string, string>, world: World): Promise<Response>;
}

/**
 * Answers a call, in words and in deeds. The answer is the body of its success; refusals are thrown as `Reply`. A field
 * too few, too many or of a wrong type does not compile.
 */
export function handle<E extends Endpoint, Body extends Whole<Wire<E>>>(
  endpoint: E,
  {
    answer,
    ...prose
  }: CallProse<E> & {
    answer: (context: HandlerContext<E>) => MaybePromise<Body & Declared<Body, Wire<E>>>;
  },
): Handler {
  async function run(request: Request, params: Record<string, string>, world: World): Promise<Reply> {
    const { auth = 'none', method, success = prose.success ?? 200 } = endpoint;
    const bearer = userOf(world, request);
    // A token that is no good is refused everywhere, as Django does.
    if (bearer === null && (auth === 'required' || bearerOf(request) !== undefined)) throw unauthorized();
    const { db } = world;
    const { base } = placeOf(request) ?? { base: '/api' };
    const read = await readRequest(endpoint, request);
    // Types cannot follow what was read from the declaration.
    const context = { db, world, base, params, user: bearer, ...read } as HandlerContext<E>;
    const body = await (method === 'GET' ? answer(context) : world.inTurn(() => answer(context)));
    const [wrong] = undeclared(endpoint, body);
    if (wrong !== undefined) throw new Reply(500, { detail: `The mock’s answer is not as declared: ${wrong}` });
    return new Reply(success, body);
  }
  return {
    endpoint,
    prose,
    answer: (request, params, world) =>
      run(request, params, world)
        .catch((error: unknown) => {
          if (error instanceof Reply) return error;
          throw error;
        })
        .then((reply) => reply.toResponse()),
  };
}

type MaybePromise<T> = T | Promise<T>;

/** The handlers of calls, by their names. */
export type Handlers<Name extends string> = { readonly [N in Name]: Handler };

/** The calls of one resource. */
export interface Resource {
  about: string;
  handlers: Handlers<string>;
}

/** The handlers of all calls of `api`: with one too few, the compiler names it. */
export function handlers<Api extends Readonly<Record<string, Endpoint>>>(
  api: Api,
  about: string,
  named: Handlers<keyof Api & string>,
): Resource {
  for (const [name, { endpoint }] of Object.entries<Handler>(named)) {
    if (endpoint !== api[name]) throw new Error(`The answer named ${name} is that of another call`);
  }
  return { about, handlers: named };
}
