import { answerFrom } from '../../../mocks/server/answer.ts';
import { World } from '../../../mocks/server/world.ts';

/** A response before it is sent. If `body` is a string, it is sent unchanged. */
export interface Answer {
  status: number;
  type: string;
  body: unknown;
}

/**
 * Changes a correct response. `asked` is `METHOD path token body → status response`. `memory` is kept until the test
 * ends.
 */
export type Change = (
  right: Answer,
  asked: string,
  memory: Map<string, Answer>,
) => Partial<Answer> | 'cut' | 'late' | null;

/** A fault in an otherwise correct back end. `asked` matches the affected requests. */
export interface Deviation {
  asked: RegExp;
  change: Change;
  /** Called with every request. */
  hear?: (asked: string) => void;
}

async function deviated(
  request: Request,
  right: Response,
  { asked, change, hear }: Deviation,
  memory: Map<string, Answer>,
) {
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
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': type },
  });
}

/** A mock with a deviation from the contract. */
export function deviating(deviation: Deviation | null) {
  const world = new World();
  const memory = new Map<string, Answer>();
  async function handle(request: Request) {
    const kept = request.clone();
    const right = await answerFrom(world, request);
    return right && deviation ? deviated(kept, right, deviation, memory) : right;
  }
  return { handle };
}

/** Creates a `Change` that always results in this response. */
export const give =
  (changes: Partial<Answer> | 'cut' | 'late'): Change =>
  () =>
    changes;
