/** The names of the worker's caches. Workbox has a cache of its own, whose name ends with the worker's scope. */
export const PAGES = 'pages';
export const SHELL_CACHE = 'shell';
export const LISTS = 'lists';

/** An event that can keep the worker alive until some work is done. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };

/**
 * The parts of the worker's global scope that the code uses. TypeScript cannot combine the types of workers and pages
 * in one program.
 */
export const scope = globalThis as unknown as {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
};
