import { DirectionProvider, MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { theme } from '../../src/theme/theme.ts';
import { PanelOffer } from './Launcher.tsx';
import type { PanelContext } from './usePanel.ts';

/** Puts the panel's button on the page, in an element of its own. */
export function mountPanel(context: PanelContext): void {
  const place = document.createElement('div');
  document.body.append(place);
  // Variables and scheme are those that the page's own provider sets; no part of the panel asks for the scheme itself.
  const look = { theme, forceColorScheme: 'light', getRootElement: () => undefined } as const;
  createRoot(place).render(
    <StrictMode>
      <DirectionProvider initialDirection="rtl" detectDirection={false}>
        <MantineProvider {...look} withCssVariables={false} withGlobalClasses={false}>
          <PanelOffer context={context} />
        </MantineProvider>
      </DirectionProvider>
    </StrictMode>,
  );
}
