import type * as v from 'valibot';
import type { Endpoint, Input, PathParam, Wire } from '../../src/api/endpoint.ts';
import type { Parts } from '../../src/api/request.ts';
import type { Database, Row } from '../data/db.ts';
import { bearerOf, holderOf } from '../data/tokens.ts';
import type { ContractCases } from '../openapi/cases.ts';
import { undeclared, type IfDeclared } from './declared.ts';
import { readRequest } from './read.ts';
import { Reply, unauthorized } from './replies.ts';
import { placeOf } from './router.ts';
import type { World } from './world.ts';

type Parsed<E, Key extends string> =
  E extends Record<Key, infer Schema extends v.GenericSchema> ? v.InferOutput<Schema> : undefined;

/** The context of a handler: the validated request. */
export interface HandlerContext<E extends Endpoint> {
  db: Database;
  world: World;
  /** The API's address, for absolute links. */
  base: string;
  params: Record<PathParam<E['path']>, string>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  form: Parsed<E, 'form'>;
  user: E extends { auth: 'required' } ? Row<'users'> : Row<'users'> | null;
}

/** A call's documentation and examples. */
export interface CallProse<E extends Endpoint = Endpoint> {
  summary: string;
  description?: string;
  success?: number;
  /** Reasons of refusals that do not follow from the declaration. */
  refusals?: Readonly<Record<number, string>>;
  /** Ignores the `Authorization` header, as SimpleJWT's views do. */
  ignoresToken?: true;
  /** The demo account of the example. */
  as?: string;
  /** The request of the example. */
  example: Input<E> & Parts;
  /** The request of the 400 example. Default: no fields. */
  refused?: Parts;
  /** The checks of `npm run contract`. */
  contract: ContractCases;
}

/** A call of the API: its declaration, its prose and its answer. */
export interface Handler {
  endpoint: Endpoint;
  prose: CallProse;
  answer(request: Request, params: Record<string, string>, world: World): Promise<Response>;
}

/**
 * Describes and answers a call. `answer` returns the body of success and throws a `Reply` to refuse. If its type
 * differs from the declaration, the result is no `Handler`, and its type says why.
 */
export function handle<E extends Endpoint, Body>(
  endpoint: E,
  { answer, ...prose }: CallProse<E> & { answer: (context: HandlerContext<E>) => Body | Promise<Body> },
): IfDeclared<Body, Wire<E>, Handler> {
  async function run(request: Request, params: Record<string, string>, world: World): Promise<Reply> {
    const { auth = 'none', method, success = prose.success ?? 200 } = endpoint;
    const token = prose.ignoresToken ? null : bearerOf(request);
    const user = holderOf(world, 'access', token);
    // An invalid token is refused even where none is needed, as Django does.
    if (user === null && (auth === 'required' || token !== null)) throw unauthorized();
    const { base } = placeOf(request) ?? { base: '/api' };
    const read = await readRequest(endpoint, request);
    // The types cannot follow the declaration here.
    const context = { db: world.db, world, base, params, user, ...read } as HandlerContext<E>;
    const body = await (method === 'GET' ? answer(context) : world.inTurn(() => answer(context)));
    const [wrong] = undeclared(endpoint, body);
    if (wrong !== undefined) throw new Reply(500, { detail: `The mock’s answer is not as declared: ${wrong}` });
    return new Reply(success, body);
  }
  const handler: Handler = {
    endpoint,
    prose,
    answer: async (request, params, world) => {
      try {
        return (await run(request, params, world)).toResponse();
      } catch (error) {
        if (error instanceof Reply) return error.toResponse();
        throw error;
      }
    },
  };
  return handler as never;
}

export type Handlers<Name extends string> = { readonly [N in Name]: Handler };

export interface Resource {
  about: string;
  handlers: Handlers<string>;
}

/** All handlers of `api`. The compiler names a missing one. */
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
