import { mockFetch } from '../../../mocks/hosts/direct.ts';
import { answerFrom } from '../../../mocks/server/answer.ts';
import { World } from '../../../mocks/server/world.ts';

/** A response before it is sent. If `body` is a string, it is sent unchanged. */
interface Answer {
  status: number;
  type: string;
  body: unknown;
}

/** Changes a correct response. `asked` is `METHOD path token body → status response`. `memory` lasts for the test. */
export type Change = (
  right: Answer,
  asked: string,
  memory: Map<string, Answer>,
) => Partial<Answer> | 'cut' | 'late' | null;

/** Creates the `fetch` of a mock. `change` alters its responses to the requests that match `asked`. */
export function backEnd(asked?: RegExp, change: Change = () => null): typeof globalThis.fetch {
  const world = new World();
  const memory = new Map<string, Answer>();
  return mockFetch({
    async handle(request) {
      const kept = request.clone();
      const right = await answerFrom(world, request);
      if (!right || !asked) return right;
      const { pathname, search } = new URL(request.url);
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? 'nobody';
      const text = await right.clone().text();
      // Replaces the zero bytes of large pictures with their count. Otherwise, the zeros would slow down the regular
      // expression `asked`.
      const body = (await kept.text()).replaceAll(/\0{99,}/g, ({ length }) => `${length} zeros`);
      const sent = `${request.method} ${pathname.replace('/api', '')}${search} ${token} ${body}`;
      const line = `${sent} → ${right.status} ${text}`;
      if (!asked.test(line)) return right;
      const answer: Answer = { status: right.status, type: 'application/json', body: JSON.parse(text) };
      const changes = change(answer, line, memory);
      if (changes === 'cut') return Response.error();
      if (changes === 'late') return new Promise<Response>(() => undefined);
      const { status, type, body: changed } = { ...answer, ...changes };
      const written = typeof changed === 'string' ? changed : JSON.stringify(changed);
      return new Response(written, { status, headers: { 'Content-Type': type } });
    },
  });
}

/** Creates a `Change` that removes a field everywhere. */
export const without =
  (field: string): Change =>
  ({ body }) => ({
    body: JSON.parse(JSON.stringify(body, (name, value: unknown) => (name === field ? undefined : value))),
  });

/** Creates a `Change` that always results in this response. */
export function give(changes: ReturnType<Change>): Change {
  return () => changes;
}
