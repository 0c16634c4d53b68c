import { description, lead, name, tagline } from '../../../brand/brand.ts';

/** The academy's name and descriptions. */
export const brand = {
  name,
  /** The description for search engines and link previews. */
  description,
  /** One sentence in the footer. */
  lead,
  /** The document title of the home page. */
  homeTitle: `${name}، ${tagline}`,
  /** The document title of every other page. */
  title: (page: string) => `${page} | ${name}`,
  homeLink: `${name}، صفحه‌ی خانه`,
} as const;
