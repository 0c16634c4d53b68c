import type { Middleware, ScopedMutator } from 'swr';
import type { Academy } from '../../src/academy.tsx';
import { userApi } from '../../src/api/user.ts';
import { CONTROL_PATH, SHORTCUT, TITLE } from './names.ts';
import './site.css';

declare global {
  interface Window {
    /** The functions that the panel (`panel.js`) may call. */
    mockPage?: object;
    /** SWR middleware for devtools. SWR reads this variable once, on import. */
    __SWR_DEVTOOLS_USE__?: Middleware[];
  }
}

interface Offer {
  academy: Academy;
  renew: () => void;
  /** The API's base URL. Default: the base URL of the academy's client. */
  base?: string;
  fetch?: typeof globalThis.fetch;
}

/** Shows the panel's button if a mock responds at `base`. Returns a function that removes the button. */
export function offerPanel({ academy, renew, base = academy.client.base, fetch = globalThis.fetch }: Offer) {
  const { session, client, courseCache } = academy;
  const removal = new AbortController();
  const call = (path: string, init: RequestInit) => fetch(base + CONTROL_PATH + path, init);
  const button = Object.assign(document.createElement('button'), {
    className: 'mock-button',
    textContent: '⚗',
    ariaLabel: TITLE,
    title: `${TITLE} (${SHORTCUT})`,
  });
  const frame = Object.assign(document.createElement('iframe'), {
    className: 'mock-panel',
    title: TITLE,
    hidden: true,
  });

  async function toggle() {
    if (frame.srcdoc === '') frame.srcdoc = await (await call('', {})).text();
    frame.hidden = !frame.hidden;
    button.ariaExpanded = String(!frame.hidden);
    (frame.hidden ? button : frame).focus();
  }

  window.mockPage = {
    call,
    /** The user name, or null for a visitor. */
    user: () => session.getState().user?.username ?? null,
    /** Signs in a demo account. Null logs out. */
    async signIn(account: { username: string; password: string } | null) {
      if (account) await session.signIn(await client.call(userApi.login, { body: account }));
      else session.logOut();
    },
    /** Drops cached data and reloads the data on the screen. */
    changed() {
      courseCache.drop();
      renew();
    },
    toggle: () => void toggle(),
  };
  button.addEventListener('click', () => void toggle());
  document.addEventListener(
    'keydown',
    ({ altKey, shiftKey, code, target }) => {
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
      // Compares `code` instead of `key`, because the M key types another letter on a Persian keyboard.
      if (altKey && shiftKey && code === 'KeyM' && !isTyping) void toggle();
    },
    removal,
  );
  void call('state', {}).then(
    ({ ok, headers }) => {
      const isMock = ok && headers.get('Content-Type')?.includes('json') && !removal.signal.aborted;
      if (isMock) document.body.append(button, frame);
    },
    () => undefined,
  );
  return () => {
    removal.abort();
    button.remove();
    frame.remove();
  };
}

/** Gives access to SWR's cache without changing the site's code. Call this before SWR loads. */
export function watchSwr() {
  let mutate: ScopedMutator | undefined;
  const middleware: Middleware = (next) =>
    function useWatched(key, fetcher, config) {
      // The configuration of every hook contains `mutate`, although SWR's types do not declare it.
      ({ mutate } = config as { mutate?: ScopedMutator });
      return next(key, fetcher, config);
    };
  const renew = () => void mutate?.(() => true, undefined);
  return { middleware, renew };
}
