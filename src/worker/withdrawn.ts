import { scope } from './scope.ts';

// Replaces the site's worker if the deployment switches it off. This worker deletes all caches and unregisters itself.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}
