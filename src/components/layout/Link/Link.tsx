import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site (`paths`). */
  to: string;
  /** What the next page finds in its location. */
  state?: unknown;
}

/** Gives the components within the links of their host: the router's on the site, plain ones in `src/Look.tsx`. */
export const LinkProvider = createContext<ComponentType<LinkProps> | 'a'>('a');

/** A link to a page of this site. */
export const Link = (props: LinkProps) => createElement(use(LinkProvider), props);
