// The demo's first script: the mock API inside the page, then the site as it is.
import { reserveMiddleware } from '../panel/swrMiddleware.ts';

reserveMiddleware();

try {
  const [{ startMockWorker }, { browserStore }, { startWithPanel }] = await Promise.all([
    import('./worker.ts'),
    import('./browserStore.ts'),
    import('../panel/start.ts'),
  ]);
  await startMockWorker({
    script: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
    store: browserStore,
    search: location.search,
  });
  await startWithPanel(() => import('../../src/main.tsx'));
} catch (error) {
  console.error(error);
  document.getElementById('root')?.append('سرور نمایشی اجرا نشد. صفحه را دوباره بارگذاری کنید.');
}
