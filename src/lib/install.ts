import { createStore } from './store.ts';

declare global {
  interface WindowEventMap {
    beforeinstallprompt: Event & { prompt(): Promise<unknown> };
  }
}

/**
 * A function that opens the browser's prompt to install the site as an app. Null while the browser does not offer that.
 */
export const installOffer = createStore<(() => void) | null>(null);

/** Keeps the browser from showing its own prompt, so that the menu can offer the installation instead. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.setState(() => {
      installOffer.setState(null);
      void event.prompt();
    });
  });
  addEventListener('appinstalled', () => installOffer.setState(null));
}

/**
 * Whether this is Safari on a phone or tablet, where the user must install the site by hand, through the share menu.
 */
export function installsByHand(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
