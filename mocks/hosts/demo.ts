// The demo's first script: the mock API inside the page, then the site as it is.
import { startWithPanel } from '../panel/start.ts';

// No module waits for this one: the build may put what they share beside it.
async function start() {
  const { startMockWorker } = await import('./worker.ts');
  await startMockWorker(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.search);
  await startWithPanel(() => import('../../src/main.tsx'));
}

start().catch((error: unknown) => {
  console.error(error);
  document.getElementById('root')?.append('سرور نمایشی اجرا نشد. صفحه را دوباره بارگذاری کنید.');
});
