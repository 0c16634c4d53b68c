/** Requests that several screens may wait for at once. */
export interface SharedRequests {
  /** Sends a request under `key`; its signal aborts once nobody waits for it any more. */
  send<T>(key: string, request: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Sends a request before anybody waits for it; the next `send` under `key` takes its answer over. */
  prepare<T>(key: string, request: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Waits for whatever is sent under `key`; the returned function leaves. */
  wait(key: string): () => void;
}

/** Counts who waits for which request, so that a screen that is left takes its requests along (product 7.24). SWR shares them, but aborts none. */
export function createSharedRequests(): SharedRequests {
  const controllers = new Map<string, AbortController>();
  const waiting = new Map<string, number>();

  const prepared = new Map<string, unknown>();

  async function send<T>(key: string, request: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (prepared.has(key)) {
      const answer = prepared.get(key) as T;
      prepared.delete(key);
      return answer;
    }
    const controller = new AbortController();
    controllers.set(key, controller);
    try {
      return await request(controller.signal);
    } finally {
      if (controllers.get(key) === controller) controllers.delete(key);
    }
  }

  return {
    send,
    async prepare(key, request) {
      const answer = await send(key, request);
      prepared.clear();
      prepared.set(key, answer);
      return answer;
    },
    wait(key) {
      waiting.set(key, (waiting.get(key) ?? 0) + 1);
      return () => {
        waiting.set(key, (waiting.get(key) ?? 1) - 1);
        // A screen that is drawn again (a remount, React's strict mode) waits again before this runs.
        setTimeout(() => {
          if (waiting.get(key) !== 0) return;
          waiting.delete(key);
          controllers.get(key)?.abort();
        });
      };
    },
  };
}
