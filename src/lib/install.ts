import { createStore } from './store.ts';

declare global {
  interface WindowEventMap {
    beforeinstallprompt: Event & { prompt(): Promise<unknown> };
  }
}

/** The browser's offer to install the site as an app. Null while there is none. */
export const installOffer = createStore<(() => void) | null>(null);

/** Keeps the browser's offer for the menu, in place of its own prompt. */
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

/** Whether this is Safari on a phone or tablet, which installs by hand only. */
export function installsByHand(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
