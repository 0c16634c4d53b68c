/** Requests under way, each with the screens that wait for it. */
export interface Flights {
  /** Sends a request under `key`; its signal aborts once nobody waits any more. */
  fly<T>(key: string, send: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Waits for whatever flies under `key`; the returned function leaves. */
  board(key: string): () => void;
}

/** Keeps track of who waits for which request, so that a screen that is left takes its requests along. */
export function createFlights(): Flights {
  const controllers = new Map<string, AbortController>();
  const passengers = new Map<string, number>();

  return {
    async fly(key, send) {
      const controller = new AbortController();
      controllers.set(key, controller);
      try {
        return await send(controller.signal);
      } finally {
        if (controllers.get(key) === controller) controllers.delete(key);
      }
    },
    board(key) {
      passengers.set(key, (passengers.get(key) ?? 0) + 1);
      return () => {
        passengers.set(key, (passengers.get(key) ?? 1) - 1);
        // A screen that is drawn again (a remount, React's strict mode) boards again before this runs.
        setTimeout(() => {
          if (passengers.get(key) !== 0) return;
          passengers.delete(key);
          controllers.get(key)?.abort();
        });
      };
    },
  };
}
