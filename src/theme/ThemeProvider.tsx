import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineProvider,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';

const getRootElement = () => document.documentElement;
const manager = localStorageColorSchemeManager();

/** Mantine's provider with the site's theme. It renders a style element with the theme's variables. */
export function WholeThemeProvider({ children }: { children?: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      deduplicateCssVariables={false}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}

/**
 * Like `WholeThemeProvider`, but without the style element, because the build writes the variables into the style
 * sheet.
 */
function LeanThemeProvider({ children }: { children?: ReactNode }) {
  const scheme = useProviderColorScheme({
    manager,
    defaultColorScheme: 'auto',
    getRootElement,
    forceColorScheme: undefined,
  });
  const context = {
    ...scheme,
    getRootElement,
    classNamesPrefix: 'mantine',
    cssVariablesSelector: ':root',
    withStaticClasses: true,
  };
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}

// In development, the style sheet does not contain the variables, so the provider renders the style element.
export const ThemeProvider = import.meta.env.DEV ? WholeThemeProvider : LeanThemeProvider;
