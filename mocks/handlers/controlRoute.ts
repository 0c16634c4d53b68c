import * as v from 'valibot';
import { refuse, Reply, withRefusals } from '../server/replies.ts';
import type { Route } from '../server/router.ts';
import type { World } from '../server/world.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Throws a 403 for pages of other sites. Allows the server's own pages, local pages and command-line clients. */
function requireNear(request: Request): void {
  const origin = request.headers.get('Origin');
  if (origin === null || origin === new URL(request.url).origin) return;
  if (!URL.canParse(origin) || !LOOPBACK.test(new URL(origin).hostname))
    throw refuse(403, `Pages of ${origin} may not control this server.`);
}

/** Runs `work`, and converts an error to a 400 with the reason and the `valid` example. */
export async function orBadRequest<T>(work: () => T | Promise<T>, valid?: object): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Reply(400, { detail: `Nothing was changed: ${error.message}.`, valid });
  }
}

/** The world of a control request, and the parameters of its path. */
export interface ControlContext {
  world: World;
  params: Readonly<Record<string, string>>;
}

/** The description of a control call: a summary, and the schema and a valid example of the body, if there is one. */
interface About<Schema> {
  about: string;
  body?: Schema;
  valid?: object;
}

interface Control<Schema extends v.GenericSchema> extends About<Schema> {
  answer: (context: ControlContext, body: v.InferOutput<Schema>) => unknown;
}

/** A control route with its description (`mocks/openapi/control.ts`). */
export type ControlRoute = Route<World> & About<v.GenericSchema>;

/**
 * Creates a control route, such as `PATCH state`. The route refuses an invalid body with the reasons and a valid
 * example.
 */
export function control<Schema extends v.GenericSchema = v.GenericSchema<undefined>>(
  call: string,
  { answer, ...about }: Control<Schema>,
): ControlRoute {
  const [method = '', name = ''] = call.split(' ');
  return {
    ...about,
    method,
    path: `/__mock/${name}`,
    answer: (request, params, world) =>
      withRefusals(async () => {
        requireNear(request);
        const sent: unknown = about.body && (await request.json().catch(() => null));
        const read = v.safeParse(about.body ?? v.undefined(), Array.isArray(sent) ? null : sent);
        if (!read.success) {
          const fields = read.issues.map((issue) => [v.getDotPath(issue) ?? 'body', [issue.message]] as const);
          throw new Reply(400, { ...Object.fromEntries(fields), valid: about.valid });
        }
        const result = await answer({ world, params }, read.output);
        return result instanceof Response ? result : Response.json(result ?? {});
      }),
  };
}
