import { createStore } from './store.ts';

declare global {
  interface WindowEventMap {
    beforeinstallprompt: Event & { prompt(): Promise<unknown> };
  }
}

/** The browser's offer to install the site as an app. Null while there is none. */
export const installOffer = createStore<(() => void) | null>(null);

/** Shows the browser's offer in the menu instead of the browser's own prompt. */
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

/** Whether this is Safari on a phone or tablet, where only the user can install the site, through the share menu. */
export function installsByHand(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
