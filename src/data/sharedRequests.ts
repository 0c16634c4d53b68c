import { isPassing, type Tries } from '../api/retries.ts';

// The number of milliseconds for which a prefetched response can be used.
const FRESH_FOR = 60_000;
// The number of milliseconds after a request in which a component that mounts does not send it again.
const RECENT = 1000;

/** Requests that several components may wait for. */
export type SharedRequests = ReturnType<typeof createSharedRequests>;

type Request<T> = (tries: Tries) => Promise<T>;

/**
 * Counts the components that wait for each request, and aborts a request when no component waits for it any more
 * (product 7.24). SWR shares requests between components, but never aborts them.
 */
export function createSharedRequests() {
  const controllers = new Map<string, AbortController>();
  const waiting = new Map<string, number>();
  const insisted = new Set<string>();
  const prepared = new Map<string, { answer: Promise<unknown>; at: number }>();
  const ended = new Map<string, number>();
  const repeated = new Map<string, Promise<unknown>>();

  /** Sends a request under `key`. The request's signal aborts when no component waits for the response. */
  async function send<T>(key: string, request: Request<T>): Promise<T> {
    const ahead = prepared.get(key);
    prepared.delete(key);
    if (ahead && Date.now() - ahead.at < FRESH_FOR) {
      try {
        return (await ahead.answer) as T;
      } catch (error) {
        // The prefetch was probably sent without retries. A request with retries may still succeed.
        if (!isPassing(error)) throw error;
      }
    }
    const controller = new AbortController();
    controllers.set(key, controller);
    try {
      return await request({ signal: controller.signal, insist: insisted.delete(key) });
    } finally {
      ended.set(key, Date.now());
    }
  }

  return {
    send,
    /** Marks the next `send` under `key` as a retry by the user, even if another component sends it. */
    insist: (key: string) => void insisted.add(key),
    /**
     * Sends a prefetch under `key`. The next `send` under `key` uses the prefetched response if the prefetch began less
     * than a minute ago.
     */
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
    /** Drops the prefetched responses of an endpoint, such as `GET /courses/`, after a write has changed its data. */
    forget(call: string) {
      for (const key of prepared.keys()) if (key.startsWith(`["${call}",`)) prepared.delete(key);
    },
    /** Whether the last request under `key` ended so long ago that it should be sent again. */
    isOld: (key: string) => Date.now() - (ended.get(key) ?? 0) > RECENT,
    /** Calls `repeat`, or waits for the same call of another component. */
    repeat(key: string, repeat: () => Promise<unknown>): Promise<unknown> {
      const underWay = repeated.get(key) ?? repeat().finally(() => repeated.delete(key));
      repeated.set(key, underWay);
      return underWay;
    },
    /** Registers a component that waits for requests under `key`, until the returned function is called. */
    wait(key: string) {
      waiting.set(key, (waiting.get(key) ?? 0) + 1);
      return () => {
        waiting.set(key, (waiting.get(key) ?? 1) - 1);
        // If a component only remounts, as in React's strict mode, it registers again before this callback runs.
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
