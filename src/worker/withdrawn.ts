import { scope } from './scope.ts';

// Takes the place of the worker, removes all that it kept, and then itself.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}
