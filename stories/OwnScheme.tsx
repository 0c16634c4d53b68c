import { MantineProvider, type MantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { cssVariablesResolver, theme } from '../src/theme/theme.ts';

/** A mock that is called with the scheme chosen inside `OwnScheme`. */
export const chooseScheme = fn();

/** A provider whose children can choose a scheme, initially `chosen`. The outer provider only follows the toolbar. */
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
