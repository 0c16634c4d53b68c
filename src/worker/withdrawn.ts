import { scope } from './scope.ts';

// If a deployment switches the site's worker off, this worker replaces it, deletes all caches and unregisters itself.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}
