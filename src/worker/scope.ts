/** An event that the worker outlives only as long as it asks for. */
type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** What the workers use of their scope. The types of workers and of pages cannot stand in one program. */
export const scope = globalThis as unknown as {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
};
