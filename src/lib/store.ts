/** A value that changes and tells who listens; made for `useSyncExternalStore`. */
export interface Store<State> {
  getState(): State;
  /** Calls back after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** A store that its owner sets; setting the very same value tells nobody. */
export function createStore<State>(initial: State): Store<State> & { setState(next: State): void } {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    setState(next) {
      if (Object.is(next, state)) return;
      state = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
