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

/** A fault in an otherwise correct back end. `asked` matches the affected requests. */
interface Deviation {
  asked: RegExp;
  change: Change;
  hear?: (asked: string) => void;
}

/** Creates the `fetch` of a mock with a deviation from the contract. */
export function backEnd(deviation: Deviation | null): typeof globalThis.fetch {
  const world = new World();
  const memory = new Map<string, Answer>();

  async function deviated(request: Request, right: Response, { asked, change, hear }: Deviation) {
    const { pathname, search } = new URL(request.url);
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? 'nobody';
    const text = await right.clone().text();
    const sent = `${request.method} ${pathname.replace('/api', '')}${search} ${token} ${await request.text()}`;
    const line = `${sent} → ${right.status} ${text}`;
    hear?.(line);
    if (!asked.test(line)) return right;
    const answer: Answer = { status: right.status, type: 'application/json', body: JSON.parse(text) };
    const changes = change(answer, line, memory);
    if (changes === 'cut') return Response.error();
    if (changes === 'late') return new Promise<Response>(() => undefined);
    const { status, type, body } = { ...answer, ...changes };
    const changed = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(changed, { status, headers: { 'Content-Type': type } });
  }

  return mockFetch({
    async handle(request) {
      const kept = request.clone();
      const right = await answerFrom(world, request);
      return right && deviation ? deviated(kept, right, deviation) : right;
    },
  });
}

/** Creates a `Change` that always results in this response. */
export const give =
  (changes: Partial<Answer> | 'cut' | 'late'): Change =>
  () =>
    changes;
