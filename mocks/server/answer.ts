import { callOf } from '../../src/api/endpoint.ts';
import { allHandlers } from '../handlers/all.ts';
import { controlRoutes } from '../handlers/control.ts';
import { mediaRoutes } from '../handlers/media.ts';
import { faultResponse } from './faults.ts';
import { flavoured } from './flavours.ts';
import type { Handler } from './handler.ts';
import { messageOf } from './log.ts';
import { refuse } from './replies.ts';
import { paramsOf, placeOf, type Route } from './router.ts';
import type { World } from './world.ts';

/** Returns the targets that a fault may name, the most specific one first: path with query string, path, endpoint. */
function targetsOf(request: Request, call: readonly string[] = []): string[] {
  const path = `${request.method} ${placeOf(request)?.path}`;
  return [...new Set([path + new URL(request.url).search, path, ...call])];
}

async function answerCall(handler: Handler, request: Request, params: Record<string, string>, world: World) {
  const { endpoint } = handler;
  const call = callOf(endpoint);
  const { delay, fault: unplanned } = world.next(call);
  const fault = world.plannedFor(targetsOf(request, [call])) ?? unplanned;
  const [at, started] = [world.now(), performance.now()];
  const sent = await messageOf(request);
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  let source: World['source'];
  const right = async () => {
    const sourced = await world.source?.answer(endpoint, request, world);
    if (!sourced) return flavoured(world.settings.flavour, request, await handler.answer(request, params, world));
    ({ source } = world);
    return sourced;
  };
  const response = await faultResponse(fault, request, right);
  world.record({
    call,
    method: request.method,
    path: `/api${placeOf(request)?.path}`,
    query: new URL(request.url).search,
    status: response.status,
    ms: Math.round(performance.now() - started),
    at,
    ...(source && { source: source.name }),
    request: sent,
    response: await messageOf(response),
  });
  return response;
}

const routes: readonly Route<World>[] = [
  ...allHandlers.map((handler): Route<World> => {
    const { method, path } = handler.endpoint;
    return { method, path, answer: (...asked) => answerCall(handler, ...asked) };
  }),
  ...mediaRoutes.map((route): Route<World> => ({
    ...route,
    answer(request, params, world) {
      const fault = world.plannedFor(targetsOf(request));
      return faultResponse(fault, request, async () => route.answer(request, params, world));
    },
  })),
  ...controlRoutes,
];

/** Returns the response of the matching route, or a 405 or 404 with the reason. */
async function routed(request: Request, path: string, world: World): Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const matches = routes.flatMap((route) => {
    const params = paramsOf(route.path, path);
    return params ? [{ route, params }] : [];
  });
  const match = matches.find(({ route }) => route.method === method);
  if (match) return match.route.answer(request, match.params, world);
  if (matches.length > 0) {
    const headers = { Allow: matches.map(({ route }) => route.method).join(', ') };
    return Response.json({ detail: `اینجا ${request.method} پذیرفته نیست.` }, { status: 405, headers });
  }
  const isUnclosed = routes.some((route) => paramsOf(route.path, `${path}/`));
  const detail = isUnclosed ? `نشانی‌ها با / تمام می‌شوند: ${path}/` : 'این نشانی در API نیست.';
  return refuse(404, detail).toResponse();
}

/** Returns the response of `world` to a request. Undefined for a URL outside the API. */
export async function answerFrom(world: World, request: Request): Promise<Response | undefined> {
  const path = placeOf(request)?.path;
  if (path === undefined) return undefined;
  await world.catchUp();
  const response = await routed(request, path, world);
  const isElsewhere = response.status === 404 && path.startsWith('/media/');
  return (isElsewhere && (await world.source?.elsewhere?.(path))) || response;
}
