import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path on this site, from `paths`. */
  to: string;
  /** The location state of the next page. */
  state?: unknown;
}

/** Provides the component that `Link` renders: the router's link on the site, or a plain `<a>` in Storybook. */
export const LinkProvider = createContext<ComponentType<LinkProps> | 'a'>('a');

/** A link to a page of this site. */
export const Link = (props: LinkProps) => createElement(use(LinkProvider), props);
