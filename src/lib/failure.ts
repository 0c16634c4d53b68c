/** The event that tells of a failure that was caught, for whoever watches the site (`lib/reports.ts`). */
export const FAILURE = 'failure';

/** Tells that something failed and was caught: a part that did not come, a component that threw. */
export function tellFailure(cause: unknown): void {
  globalThis.dispatchEvent?.(new CustomEvent(FAILURE, { detail: cause }));
}
