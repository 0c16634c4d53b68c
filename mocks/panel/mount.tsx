import { DirectionProvider, MantineProvider } from '@mantine/core';
import { StrictMode, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { theme } from '../../src/theme/theme.ts';
import { PanelOffer } from './Launcher.tsx';
import type { PanelContext } from './usePanel.ts';

/** Puts the panel's button on the page, in an element of its own. */
export function mountPanel(context: PanelContext): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <PageLook>
        <PanelOffer context={context} />
      </PageLook>
    </StrictMode>,
  );
}

/** The site's theme in the scheme that the page has now. The page's own provider has set variables and scheme already. */
function PageLook({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(watchScheme, readScheme);
  return (
    <DirectionProvider initialDirection="rtl" detectDirection={false}>
      <MantineProvider
        theme={theme}
        forceColorScheme={scheme}
        getRootElement={() => undefined}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

const SCHEME = 'data-mantine-color-scheme';

const readScheme = () => (document.documentElement.getAttribute(SCHEME) === 'dark' ? 'dark' : 'light');

function watchScheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [SCHEME] });
  return () => observer.disconnect();
}
