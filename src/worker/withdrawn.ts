import { LISTS, PAGES, SHELL_CACHE, scope } from './scope.ts';

// If a deployment switches the site's worker off, this worker takes its place, deletes the site's caches and
// unregisters itself.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw() {
  // Other applications on this host may have caches, too.
  const isOwn = (name: string) => [LISTS, PAGES, SHELL_CACHE].includes(name) || name.endsWith(scope.registration.scope);
  for (const name of await caches.keys()) if (isOwn(name)) await caches.delete(name);
  await scope.registration.unregister();
}
