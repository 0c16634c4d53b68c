import { DirectionProvider, MantineProvider, type MantineProviderProps } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { LinkProvider, type LinkProps } from './components/layout/Link/Link.tsx';
import { cssVariablesResolver, theme } from './theme/theme.ts';
import './theme/styles.css';

interface LookProps extends Pick<MantineProviderProps, 'forceColorScheme' | 'env'> {
  /** The text direction. Default: right to left. */
  direction?: 'rtl' | 'ltr';
  /** The link component for the cards, such as the router's `Link`. Default: a plain `<a>`. */
  link?: ComponentType<LinkProps>;
  children: ReactNode;
}

const PlainLink = ({ to, state: _state, children, ...props }: LinkProps) => (
  <a {...props} href={to}>
    {children}
  </a>
);

/** Provides the theme, styles, direction and links that the academy's cards need in Storybook or another project. */
export function Look({ direction = 'rtl', link = PlainLink, children, ...scheme }: LookProps) {
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        deduplicateCssVariables={false}
        {...scheme}
      >
        <LinkProvider value={link}>{children}</LinkProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
