// The demo's first script: the mock API inside the page, then the site as it is.
import { keepPlace } from '../panel/place.ts';

keepPlace();

try {
  const [{ startMockWorker }, { browserShelf }, { startWithPanel }] = await Promise.all([
    import('./worker.ts'),
    import('./keptBrowser.ts'),
    import('../panel/start.ts'),
  ]);
  await startMockWorker({
    script: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
    shelf: browserShelf,
    search: location.search,
  });
  await startWithPanel(() => import('../../src/main.tsx'));
} catch (error) {
  console.error(error);
  document.getElementById('root')?.append('سرور نمایشی اجرا نشد. صفحه را دوباره بارگذاری کنید.');
}
