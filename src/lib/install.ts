import { createStore } from './store.ts';

type InstallPrompt = Event & { prompt(): Promise<unknown> };

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
  /** The `beforeinstallprompt` event that `scripts/render/loader.js` stored. Undefined if there was none. */
  var installPrompt: InstallPrompt | undefined;
}

/**
 * A function that opens the browser's prompt to install the site as an app. Null while the browser has no such prompt.
 */
export const installOffer = createStore<(() => void) | null>(null);

/** Keeps the browser from showing its own prompt, so that the menu can offer the installation instead. */
export function keepInstallOffer(): void {
  const keep = (event: InstallPrompt) => {
    event.preventDefault();
    installOffer.setState(() => {
      installOffer.setState(null);
      void event.prompt();
    });
  };
  if (globalThis.installPrompt) keep(globalThis.installPrompt);
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', () => installOffer.setState(null));
}

/**
 * Returns whether the browser is Safari on a phone or tablet, where users install the site by hand, through the share
 * menu.
 */
export function installsByHand(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
