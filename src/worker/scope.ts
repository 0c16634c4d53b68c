/** An event that can extend the worker's lifetime. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** The members of the worker's scope that are used. TypeScript cannot combine worker and page types in one program. */
export const scope = globalThis as unknown as {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
};
