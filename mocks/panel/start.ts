import type { Academy } from '../../src/academy.tsx';
import { createCourseCache } from '../../src/data/courseCache.ts';
import { webStorage } from '../../src/lib/storage.ts';
import { createControl } from './control.ts';
import { watchSwr } from './swrWatch.ts';

/** Runs the site that `load` brings, SWR with it, and once the page rests offers the panel beside it. */
export async function startWithPanel(load: () => Promise<{ academy: Promise<Academy> }>): Promise<void> {
  const answers = watchSwr();
  window.__SWR_DEVTOOLS_USE__ = [answers.middleware];
  // An address that says how the mock behaves asks for its answers, and not for what this tab has kept of others.
  const tab = webStorage(() => sessionStorage);
  if (new URLSearchParams(location.search).has('mock')) createCourseCache(tab, () => null, Date.now).drop();
  const academy = await (await load()).academy;
  whenIdle(async () => {
    const { mountPanel } = await import('./mount.tsx');
    mountPanel({ academy, control: createControl(academy.client.base), renew: answers.renew });
  });
}

function whenIdle(task: () => Promise<void>): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void task(), { timeout: 3000 });
  else setTimeout(() => void task(), 1000);
}
