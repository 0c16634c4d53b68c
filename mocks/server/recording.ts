import * as v from 'valibot';
import { callOf, type Endpoint } from '../../src/api/endpoint.ts';
import { lifetimeOf, SignedIn, userApi } from '../../src/api/user.ts';
import { bearerOf } from '../data/tokens.ts';
import { parsed } from './log.ts';
import { createMasker } from './mask.ts';
import { placeOf } from './router.ts';
import type { Source, World } from './world.ts';

const Recorded = v.object({
  call: v.string(),
  /** The path below the API's base, with its query string. */
  asked: v.string(),
  /** The masked bearer token of the request. */
  as: v.nullable(v.string()),
  status: v.pipe(v.number(), v.safeInteger()),
  /** The body of the response as JSON, or as text. */
  body: v.unknown(),
});
type Recorded = v.InferOutput<typeof Recorded>;

const Recording = v.object({ version: v.literal(1), answers: v.array(Recorded) });
/** Responses of a real back end, without personal data. */
export type Recording = v.InferOutput<typeof Recording>;

interface UpstreamOptions {
  /** The API's URL, such as `https://example.com/api`. */
  url: string;
  /** Whether the real back end responds to an endpoint such as `GET /courses/`. */
  isReal?: (call: string) => boolean;
  /** Called with the complete recording whenever a response is added. */
  keep?: (recording: Recording) => void;
}

/** The time limit for a response from the real back end, in milliseconds. */
const TIMEOUT = 30_000;
const SENT = ['accept', 'accept-language', 'authorization', 'content-type', 'cookie'];
const RETURNED = ['content-type', 'location', 'retry-after', 'set-cookie', 'www-authenticate'];

const only = (headers: Headers, names: readonly string[]) =>
  new Headers([...headers].filter(([name]) => names.includes(name)));

const askedOf = (request: Request) => `${placeOf(request)?.path}${new URL(request.url).search}`;

const LOGINS: readonly Endpoint[] = [userApi.register, userApi.login, userApi.refresh];

/** Adds the user and tokens of a real log-in, registration or refresh to the mock. Returns the tokens. */
async function learn(world: World, endpoint: Endpoint, sent: unknown, body: unknown): Promise<unknown[]> {
  const { db } = world;
  const tokens = LOGINS.includes(endpoint) ? v.safeParse(userApi.refresh.response, body) : undefined;
  if (!tokens?.success) return [];
  const { access, refresh } = tokens.output;
  await world.inTurn(() => {
    const used = v.is(userApi.refresh.body, sent) ? sent.refresh : null;
    const signedIn = v.safeParse(SignedIn, body);
    const user = signedIn.success ? signedIn.output.user : db.users.get(db.tokens.get(used)?.user_id ?? null);
    if (!user) return;
    const { id, username, email, phone_number, role, is_superuser } = user;
    const row = { username, email, phone_number: phone_number ?? '', password: '', role, is_superuser };
    if (!db.users.update(id, row)) db.users.create({ id, ...row, bio: null, profile_picture: null });
    const expires_at = world.now() + lifetimeOf(tokens.output, world.now()) * 1000;
    for (const [kind, token] of [['access', access] as const, ['refresh', refresh] as const]) {
      if (!token) continue;
      db.tokens.remove(token);
      db.tokens.create({ id: token, kind, user_id: id, expires_at });
    }
  });
  return [access, refresh];
}

/** Returns a source that forwards requests to a real back end and records the responses. */
export function passThrough({ url, isReal = () => true, keep }: UpstreamOptions): Source {
  const answers: Recorded[] = [];
  const { impersonal, words, token } = createMasker();
  const learnt = new Set<unknown>();

  function record(answer: Recorded) {
    const { call, asked, as } = answer;
    const last = answers.findLast((each) => each.call === call && each.asked === asked && each.as === as);
    if (JSON.stringify(last) === JSON.stringify(answer)) return;
    answers.push(answer);
    keep?.({ version: 1, answers });
  }

  return {
    name: 'upstream',
    // A file's path can be relative to the API or to the host. nginx in `deploy/` also tries both.
    async elsewhere(path) {
      const asked = { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) };
      const { status } = await fetch(url + path, asked).catch(() => Response.error());
      return Response.redirect(status === 404 ? new URL(path, url) : url + path);
    },
    async answer(endpoint, request, world) {
      const call = callOf(endpoint);
      if (!isReal(call)) return undefined;
      const headers = only(request.headers, SENT);
      const bearer = bearerOf(request);
      // The real back end does not know tokens that the mock issued, so these tokens are not forwarded.
      const isOwn = (id: string | null) => id !== null && world.db.tokens.get(id) !== undefined && !learnt.has(id);
      if (isOwn(bearer)) headers.delete('authorization');
      const sent = new Uint8Array(await request.clone().arrayBuffer());
      const given = parsed(new TextDecoder().decode(sent));
      if (endpoint === userApi.refresh && v.is(userApi.refresh.body, given) && isOwn(given.refresh)) return undefined;
      const asked = askedOf(request);
      try {
        const response = await fetch(url + asked, {
          method: request.method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT)]),
          ...(sent.length > 0 && { body: sent }),
        });
        const text = await response.text();
        const { status } = response;
        const body = parsed(text);
        const as = bearer === null ? null : token(bearer);
        record({ call, asked, as, status, body: response.ok ? impersonal(body) : words(body) });
        if (response.ok) for (const each of await learn(world, endpoint, given, body)) learnt.add(each);
        return new Response(text === '' ? null : text, { status, headers: only(response.headers, RETURNED) });
      } catch (cause) {
        const why = cause instanceof Error ? (cause.cause instanceof Error ? cause.cause.message : cause.message) : '';
        return Response.json({ detail: `سرور ${url} پاسخ نداد (${why}).` }, { status: 502 });
      }
    },
  };
}

/**
 * Returns a source that replays a recording. A repeated request gets its recorded responses in order, and then always
 * the last one. Throws if the recording is invalid.
 */
export function replay(value: unknown): Source {
  const { output: recording, issues } = v.safeParse(Recording, value);
  if (issues) throw new Error(`it is not a recording (${v.getDotPath(issues[0])})`);
  const places = new Map<string, number>();
  return {
    name: 'recording',
    async answer(endpoint, request, world) {
      const [call, asked, bearer] = [callOf(endpoint), askedOf(request), bearerOf(request)];
      const all = recording.answers.filter((each) => each.call === call && each.asked === asked);
      const exact = all.filter(({ as }) => as === bearer);
      const fitting = exact.length > 0 ? exact : all.filter(({ as }) => (as === null) === (bearer === null));
      const key = `${call} ${asked} ${bearer}`;
      const place = places.get(key) ?? 0;
      const answer = fitting[Math.min(place, fitting.length - 1)];
      if (!answer) return undefined;
      places.set(key, place + 1);
      const { status, body } = answer;
      if (status < 400) await learn(world, endpoint, parsed(await request.text()), body);
      return typeof body === 'string' ? new Response(body || null, { status }) : Response.json(body, { status });
    },
  };
}
