import { MantineProvider, type MantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { cssVariablesResolver, theme } from '../src/theme/theme.ts';

/** Called with the scheme chosen within `OwnScheme`. */
export const chooseScheme = fn();

/** Lets its children choose a scheme, initially `chosen`, because the stories' provider follows the toolbar. */
export function OwnScheme({ chosen, children }: { chosen: MantineColorScheme; children: ReactNode }) {
  const nothing = () => undefined;
  const manager = { get: () => chosen, set: chooseScheme, subscribe: nothing, unsubscribe: nothing, clear: nothing };
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      deduplicateCssVariables={false}
      colorSchemeManager={manager}
    >
      {children}
    </MantineProvider>
  );
}
