import type * as v from 'valibot';
import type { Endpoint, Input, PathParam, Wire } from '../../src/api/endpoint.ts';
import type { Parts } from '../../src/api/request.ts';
import type { Database, Row } from '../data/db.ts';
import { bearerOf, holderOf } from '../data/tokens.ts';
import type { ContractCases } from '../openapi/cases.ts';
import { undeclared, type Whole } from './declared.ts';
import { readRequest } from './read.ts';
import { Reply, unauthorized, withRefusals } from './replies.ts';
import { placeOf } from './router.ts';
import type { World } from './world.ts';

type Parsed<E, Key extends string> =
  E extends Record<Key, infer Schema extends v.GenericSchema> ? v.InferOutput<Schema> : undefined;

/** The arguments of a handler: the validated request, and the world that responds. */
export interface HandlerContext<E extends Endpoint> {
  db: Database;
  world: World;
  /** The API's URL, for absolute links. */
  base: string;
  params: Record<PathParam<E['path']>, string>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  form: Parsed<E, 'form'>;
  user: E extends { auth: 'required' } ? Row<'users'> : Row<'users'> | null;
}

/** The documentation and examples of an endpoint. */
export interface CallProse<E extends Endpoint = Endpoint> {
  summary: string;
  description?: string;
  success?: number;
  /** The reasons for refusals that do not follow from the endpoint's declaration, by status. */
  refusals?: Readonly<Record<number, string>>;
  /** Set if the endpoint ignores the `Authorization` header, as SimpleJWT's views do. */
  ignoresToken?: true;
  /** The demo account that sends the example. */
  as?: string;
  /** The endpoint's path and query parameters. `id` needs no description. */
  parameters?: Readonly<Record<string, { description: string; example: string }>>;
  example: Input<E> & Parts;
  /** The example request that gets status 400. Default: a request without fields. */
  refused?: Parts;
  /** The requests with which `npm run contract` checks the endpoint. Default: one request without parameters. */
  contract?: ContractCases;
}

/** The mock of an endpoint, with its declaration and documentation. */
export interface Handler {
  endpoint: Endpoint;
  prose: CallProse;
  answer(request: Request, params: Record<string, string>, world: World): Promise<Response>;
}

type Answered<E extends Endpoint> = CallProse<E> & {
  /** Returns the body of the response. Throws a `Reply` to refuse the request. */
  answer: (context: HandlerContext<E>) => Whole<Wire<E>> | Promise<Whole<Wire<E>>>;
};

function handlerOf<E extends Endpoint>(endpoint: E, { answer, ...prose }: Answered<E>): Handler {
  async function run(request: Request, params: Record<string, string>, world: World): Promise<Response> {
    const { auth = 'none', method, success = prose.success ?? 200 } = endpoint;
    const token = prose.ignoresToken ? null : bearerOf(request);
    const user = holderOf(world, 'access', token);
    // Refuses an invalid token even if the endpoint does not need a token, as Django does.
    if (user === null && (auth === 'required' || token !== null)) throw unauthorized();
    const { base } = placeOf(request) ?? { base: '/api' };
    const read = await readRequest(endpoint, request);
    // TypeScript cannot derive the type of the context from the declaration here.
    const context = { db: world.db, world, base, params, user, ...read } as HandlerContext<E>;
    const body = await (method === 'GET' ? answer(context) : world.inTurn(() => answer(context)));
    const [wrong] = undeclared(endpoint, body);
    if (wrong !== undefined) throw new Reply(500, { detail: `The mock’s response is not as declared: ${wrong}` });
    return new Reply(success, body).toResponse();
  }
  return { endpoint, prose, answer: (...asked) => withRefusals(() => run(...asked)) };
}

/** The handlers of related endpoints. */
export interface Resource {
  about: string;
  handlers: Readonly<Record<string, Handler>>;
}

/**
 * Creates the handlers of `api`. If an endpoint or a field of a response is missing, the code does not compile. An
 * undeclared field causes a 500.
 */
export function handlers<Api extends Readonly<Record<string, Endpoint>>>(
  api: Api,
  about: string,
  named: { readonly [Name in keyof Api]: Answered<Api[Name]> },
): Resource {
  const made = Object.entries(api).map(([name, endpoint]) => [name, handlerOf(endpoint, named[name] as never)]);
  return { about, handlers: Object.fromEntries(made) };
}
