import type { Tries } from '../api/retries.ts';

// Milliseconds for which what was asked for ahead is as good as an answer just asked for.
const FRESH_FOR = 60_000;

/** Requests that several screens may wait for at once. */
export type SharedRequests = ReturnType<typeof createSharedRequests>;

type Request<T> = (tries: Tries) => Promise<T>;

/** Counts who waits for which request, so that a screen that is left takes its requests along (product 7.24). SWR shares them, but aborts none. */
export function createSharedRequests() {
  const controllers = new Map<string, AbortController>();
  const waiting = new Map<string, number>();
  const insisted = new Set<string>();
  const prepared = new Map<string, { answer: Promise<unknown>; at: number }>();

  /** Sends a request under `key`; its signal aborts once nobody waits for it any more. */
  async function send<T>(key: string, request: Request<T>): Promise<T> {
    const ahead = prepared.get(key);
    prepared.delete(key);
    if (ahead && Date.now() - ahead.at < FRESH_FOR) return ahead.answer as Promise<T>;
    const controller = new AbortController();
    controllers.set(key, controller);
    return request({ signal: controller.signal, insist: insisted.delete(key) });
  }

  return {
    send,
    /** The reader asks for what the next `send` under `key` sends, whichever screen that is by. */
    insist: (key: string) => void insisted.add(key),
    /** Sends a request before anybody waits for it; within a minute, the next `send` under `key` takes its answer over. */
    async prepare<T>(key: string, request: Request<T>): Promise<T> {
      const answer = send(key, request);
      prepared.set(key, { answer, at: Date.now() });
      try {
        return await answer;
      } catch (error) {
        prepared.delete(key);
        throw error;
      }
    },
    /** Waits for whatever is sent under `key`; the returned function leaves. */
    wait(key: string) {
      waiting.set(key, (waiting.get(key) ?? 0) + 1);
      return () => {
        waiting.set(key, (waiting.get(key) ?? 1) - 1);
        // A screen that is drawn again (a remount, React's strict mode) waits again before this runs.
        setTimeout(() => {
          if (waiting.get(key) !== 0) return;
          waiting.delete(key);
          controllers.get(key)?.abort();
          controllers.delete(key);
        });
      };
    },
  };
}
