// The entry module in `npm run dev` and in the static demo. It starts the site and shows the button of the mock's
// panel. `?panel=off` hides the button in this tab.
import { createCourseCache } from '../../src/data/courseCache.ts';
import { webStorage } from '../../src/lib/storage.ts';
import { offerPanel, watchSwr } from '../panel/site.ts';

async function start() {
  if (import.meta.env['VITE_DEMO'] === '1') {
    const { startMockWorker } = await import('./worker.ts');
    await startMockWorker(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.search);
  }
  const { middleware, renew } = watchSwr();
  window.__SWR_DEVTOOLS_USE__ = [middleware];
  const tab = webStorage(() => sessionStorage);
  const words = new URLSearchParams(location.search);
  // If the URL changes the mock's settings, this tab's cached course list may be outdated.
  if (words.has('mock')) createCourseCache(tab, () => null, Date.now).drop();
  const switched = words.get('panel');
  if (switched !== null) tab.set('mock panel', switched);
  const academy = await (await import('../../src/main.tsx')).academy;
  if (tab.get('mock panel') !== 'off') offerPanel({ academy, renew });
}

start().catch((error: unknown) => {
  console.error(error);
  document.getElementById('root')?.append('سرور نمایشی اجرا نشد. صفحه را دوباره بارگذاری کنید.');
});
