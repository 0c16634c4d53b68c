import { MantineProvider, type MantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { cssVariablesResolver, theme } from '../src/theme/theme.ts';

/** A mock function that is called with each scheme chosen inside `OwnScheme`. */
export const chooseScheme = fn();

/**
 * Lets `children` change the colour scheme, which starts as `chosen`. The outer provider ignores such changes, because
 * it only follows the toolbar.
 */
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
