import type * as z from 'zod/mini';
import type { Endpoint, PathParam, Wire } from '../../src/api/endpoint.ts';
import type { Database, Row } from '../data/db.ts';
import { MAX_LENGTH } from './limits.ts';
import { badRequest, Reply, unauthorized } from './replies.ts';
import { userOf } from '../data/tokens.ts';
import type { World } from './world.ts';

type Parsed<E, Key extends string> =
  E extends Record<Key, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined;

/** What an answer works with: the request as its endpoint declares it, already checked. */
export interface Asked<E extends Endpoint> {
  db: Database;
  world: World;
  request: Request;
  /** The server's own address, for absolute links. */
  origin: string;
  params: Record<PathParam<E['path']>, string>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  form: Parsed<E, 'form'>;
  user: E extends { auth: 'required' } ? Row<'users'> : Row<'users'> | null;
}

type MaybePromise<T> = T | Promise<T>;
type Answer<E extends Endpoint> = (asked: Asked<E>) => MaybePromise<Wire<E> | Reply<Wire<E>>>;

/** An endpoint with the function that answers it, as a handler can be made of it. */
export interface Answered {
  endpoint: Endpoint;
  respond: (request: Request, params: Record<string, string>, world: World) => Promise<Response>;
}

/** Answers for every call of `api`: one too few, one too many or one of a wrong shape does not compile. */
export function answers<Api extends Record<string, Endpoint>>(
  api: Api,
  map: { [Name in keyof Api]: Answer<Api[Name]> },
): Answered[] {
  return Object.entries(api).map(([name, endpoint]) => {
    const answer = map[name] as unknown as Answer<Endpoint>;
    return { endpoint, respond: (request, params, world) => respond(endpoint, answer, request, params, world) };
  });
}

async function respond(
  endpoint: Endpoint,
  answer: Answer<Endpoint>,
  request: Request,
  params: Record<string, string>,
  world: World,
): Promise<Response> {
  try {
    const user = (endpoint.auth ?? 'none') === 'none' ? null : userOf(world, request);
    if (endpoint.auth === 'required' && user === null) throw unauthorized();
    const url = new URL(request.url);
    const asked = {
      db: world.db,
      world,
      request,
      origin: url.origin,
      params,
      query: check(endpoint.query, Object.fromEntries(url.searchParams)),
      body: await readBody(endpoint, request),
      form: await readForm(endpoint, request),
      user,
    } as Asked<Endpoint>;
    const result = endpoint.method === 'GET' ? await answer(asked) : await world.inTurn(async () => answer(asked));
    return toResponse(result instanceof Reply ? result : new Reply(endpoint.success ?? 200, result));
  } catch (error) {
    if (error instanceof Reply) return toResponse(error);
    throw error;
  }
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body) return undefined;
  const value: unknown = await request.json().catch(() => {
    throw new Reply(400, { detail: 'بدنه‌ی درخواست JSON معتبر نیست.' });
  });
  return check(endpoint.body, trimmed(value));
}

async function readForm(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.form) return undefined;
  const fields = await request.formData().catch(() => {
    throw new Reply(415, { detail: 'این درخواست باید multipart باشد.' });
  });
  return check(endpoint.form, trimmed(Object.fromEntries(fields)));
}

/** The fields without space around them, as Django reads them; passwords stay as they are. */
function trimmed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' && name !== 'password' ? field.trim() : field,
    ]),
  );
}

/** The value as its schema reads it, or Django's 400 with the fields that do not fit. */
export function check(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const fields: Record<string, string[]> = {};
  for (const [field, text] of Object.entries(given)) {
    const most = MAX_LENGTH[field] ?? Infinity;
    if (typeof text === 'string' && text.length > most) fields[field] = [`حداکثر ${most} نویسه پذیرفته می‌شود.`];
  }
  if (parsed.success && Object.keys(fields).length === 0) return parsed.data;
  for (const { path } of parsed.error?.issues ?? []) {
    const field = String(path[0] ?? 'non_field_errors');
    const missing = given[field] === undefined || given[field] === '';
    fields[field] = [missing ? 'این مقدار لازم است.' : 'این مقدار معتبر نیست.'];
  }
  throw badRequest(fields);
}

/** A reply as it goes over the wire. */
export function toResponse({ status, body }: Reply): Response {
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
}
