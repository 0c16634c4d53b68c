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

/** Returns the value that `schema` reads. Throws a 400 with the reasons by field and the `valid` example. */
export function validated<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  valid?: object,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const fields = issues.map((issue) => [v.getDotPath(issue) ?? 'body', [issue.message]] as const);
  throw new Reply(400, { ...Object.fromEntries(fields), valid });
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
        const body = validated(about.body ?? v.undefined(), Array.isArray(sent) ? null : sent, about.valid);
        const result = await answer({ world, params }, body);
        return result instanceof Response ? result : Response.json(result ?? {});
      }),
  };
}
