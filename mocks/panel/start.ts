import type { Academy } from '../../src/academy.tsx';
import { createCourseCache } from '../../src/data/courseCache.ts';
import { webStorage } from '../../src/lib/storage.ts';
import { watchSwr } from './swrWatch.ts';
import { createControl } from './control.ts';
import { setMiddleware } from './swrMiddleware.ts';

/** Runs the site that `load` brings and, once the page rests, offers the panel beside it; `reserveMiddleware` was called before. */
export async function startWithPanel(load: () => Promise<{ academy: Promise<Academy> }>): Promise<void> {
  const answers = watchSwr();
  setMiddleware(answers.middleware);
  // An address that says how the mock behaves asks for its answers, and not for what this tab has kept of others.
  if (new URLSearchParams(location.search).has('mock')) createCourseCache(webStorage(() => sessionStorage)).drop();
  const academy = await (await load()).academy;
  whenIdle(async () => {
    const { mountPanel } = await import('./mount.tsx');
    mountPanel({
      academy,
      local: webStorage(() => localStorage),
      control: createControl(academy.client.base),
      renew() {
        academy.courseCache.drop();
        answers.renew();
      },
    });
  });
}

function whenIdle(task: () => Promise<void>): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void task(), { timeout: 3000 });
  else setTimeout(() => void task(), 1000);
}
