import { MantineProvider, type MantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { cssVariablesResolver, theme } from '../src/theme/theme.ts';

/** Hears which scheme was chosen within `OwnScheme`. */
export const chooseScheme = fn();

interface OwnSchemeProps {
  /** What was chosen before. */
  chosen: MantineColorScheme;
  children: ReactNode;
}

/** Lets what is within choose a scheme: the provider around every story keeps to the toolbar's. */
export function OwnScheme({ chosen, children }: OwnSchemeProps) {
  const nothing = () => undefined;
  const manager = { get: () => chosen, set: chooseScheme, subscribe: nothing, unsubscribe: nothing, clear: nothing };
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} colorSchemeManager={manager}>
      {children}
    </MantineProvider>
  );
}
