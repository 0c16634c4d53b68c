/** The name of the event for a caught failure. `lib/reports.ts` listens for it. */
export const FAILURE = 'failure';

declare global {
  interface WindowEventMap {
    [FAILURE]: CustomEvent<unknown>;
  }
}

/** Reports a caught failure, such as a chunk that did not load or a component that threw. */
export function tellFailure(cause: unknown): void {
  globalThis.dispatchEvent?.(new CustomEvent(FAILURE, { detail: cause }));
}
