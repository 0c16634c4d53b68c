import { scope } from './scope.ts';

// Replaces the worker, and removes its caches and itself.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}
