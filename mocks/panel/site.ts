import type { Academy } from '../../src/academy.tsx';
import { userApi } from '../../src/api/user.ts';
import { createCourseCache } from '../../src/data/courseCache.ts';
import { readJson, webStorage, writeJson } from '../../src/lib/storage.ts';
import { parseStoredUser, USER_KEY } from '../../src/session/storedUser.ts';
import type { MockState } from '../handlers/control.ts';
import { CONTROL_PATH, SHORTCUT, TITLE } from './names.ts';
import './site.css';
import { watchSwr } from './swrWatch.ts';

/** What the panel may do with the site around it (`panel.js`). */
interface PanelHost {
  call(path: string, init: RequestInit): Promise<Response>;
  address(): string;
  scheme(): string;
  /** The user name, or null for a visitor. */
  user(): string | null;
  /** Signs a demo account in, or the user out with null. */
  signIn(username: string | null): Promise<void>;
  /** Ends the page's session after some seconds. */
  expire(seconds: number): Promise<void>;
  /** Drops the answers on the screen and revalidates. */
  changed(): void;
  close(): void;
}

declare global {
  interface Window {
    mockPage?: PanelHost;
  }
}

interface Offer {
  academy: Academy;
  /** Drops the answers on the screen and revalidates. */
  renew: () => void;
  /** The API's base. Default: the academy's. */
  base?: string;
  fetch?: typeof globalThis.fetch;
}

/** Shows the panel's button if a mock answers at `base`. Returns a function that removes it. */
export function offerPanel({ academy, renew, base = academy.client.base, fetch = globalThis.fetch }: Offer) {
  const { session, local } = academy;
  const removal = new AbortController();
  const call: PanelHost['call'] = (path, init) => fetch(base + CONTROL_PATH + path, init);
  const button = Object.assign(document.createElement('button'), { className: 'mock-button', textContent: '⚗' });
  const frame = Object.assign(document.createElement('iframe'), {
    className: 'mock-panel',
    title: TITLE,
    hidden: true,
  });
  button.setAttribute('aria-label', TITLE);
  button.title = `${TITLE} (${SHORTCUT})`;

  async function readState(): Promise<MockState | null> {
    const response = await call('state', {}).catch(() => null);
    const isState = response?.ok === true && response.headers.get('Content-Type')?.includes('json');
    const state = isState ? ((await response.json()) as MockState) : null;
    button.toggleAttribute('data-changed', state !== null && (state.words.length > 1 || state.faults.length > 0));
    return state;
  }

  async function open() {
    if (frame.srcdoc === '') frame.srcdoc = await (await call('', {})).text();
    button.hidden = true;
    frame.hidden = false;
    frame.focus();
  }

  function close() {
    frame.hidden = true;
    button.hidden = false;
    button.focus();
    void readState();
  }

  window.mockPage = {
    call,
    close,
    address: () => location.href,
    scheme: () => document.documentElement.dataset['mantineColorScheme'] ?? 'light',
    user: () => session.getState().user?.username ?? null,
    async signIn(username) {
      const account = (await readState())?.accounts.find((each) => each.username === username);
      if (!account) return session.logOut();
      const { password } = account;
      await session.signIn(
        await academy.client.call(userApi.login, { body: { username: account.username, password } }),
      );
    },
    async expire(seconds) {
      const user = readJson(local, USER_KEY, parseStoredUser);
      if (!user) return;
      writeJson(local, USER_KEY, { ...user, expiresAt: session.now() + seconds * 1000 });
      session.reload();
      await session.check();
    },
    changed() {
      academy.courseCache.drop();
      renew();
    },
  };
  button.addEventListener('click', () => void open());
  document.addEventListener(
    'keydown',
    ({ altKey, shiftKey, code, target }) => {
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
      // By `code`, because the Persian layout has another letter on that key.
      if (altKey && shiftKey && code === 'KeyM' && !isTyping) void (frame.hidden ? open() : close());
    },
    removal,
  );
  void readState().then((state) => {
    if (state && !removal.signal.aborted) document.body.append(button, frame);
  });
  return () => {
    removal.abort();
    button.remove();
    frame.remove();
  };
}

/** Starts the site and offers the panel when the page is idle. `?panel=off` hides it in this tab. */
export async function startWithPanel(load: () => Promise<{ academy: Promise<Academy> }>): Promise<void> {
  const { middleware, renew } = watchSwr();
  window.__SWR_DEVTOOLS_USE__ = [middleware];
  const tab = webStorage(() => sessionStorage);
  const words = new URLSearchParams(location.search);
  // An address with settings must not show answers stored in this tab.
  if (words.has('mock')) createCourseCache(tab, () => null, Date.now).drop();
  const switched = words.get('panel');
  if (switched !== null) tab.set('mock panel', switched);
  const academy = await (await load()).academy;
  if (tab.get('mock panel') === 'off') return;
  if ('requestIdleCallback' in window) requestIdleCallback(() => offerPanel({ academy, renew }), { timeout: 3000 });
  else setTimeout(() => offerPanel({ academy, renew }), 1000);
}
