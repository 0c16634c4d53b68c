// The demo's first script: the mock API inside the page, then the site as it is.
import { webStorage } from '../../src/lib/storage.ts';
import { startMockWorker } from './worker.ts';

try {
  await startMockWorker({
    script: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
    store: webStorage(() => localStorage),
  });
  await import('../../src/main.tsx');
} catch (error) {
  console.error(error);
  document.getElementById('root')?.append('سرور نمایشی اجرا نشد. صفحه را دوباره بارگذاری کنید.');
}
