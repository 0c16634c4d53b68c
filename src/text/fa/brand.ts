import { description, lead, name, tagline } from '../../../brand/brand.ts';

/** The academy itself. */
export const brand = {
  name,
  /** The description for search engines and link previews. */
  description,
  /** One sentence at the foot of every page. */
  lead,
  /** Document title of home. */
  homeTitle: `${name}، ${tagline}`,
  /** Document title of a page. */
  title: (page: string) => `${page} | ${name}`,
  homeLink: `${name}، صفحه‌ی خانه`,
} as const;
