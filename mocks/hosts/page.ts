// The entry module in `npm run dev` and in the static demo. It starts the site with the mock's panel.
import { startWithPanel } from '../panel/site.ts';

async function start() {
  if (import.meta.env['VITE_DEMO'] === '1') {
    const { startMockWorker } = await import('./worker.ts');
    await startMockWorker(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.search);
  }
  await startWithPanel(() => import('../../src/main.tsx'));
}

start().catch((error: unknown) => {
  console.error(error);
  document.getElementById('root')?.append('سرور نمایشی اجرا نشد. صفحه را دوباره بارگذاری کنید.');
});
