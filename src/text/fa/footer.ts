import { hours, shortName } from '../../../brand/brand.ts';
import { nav } from './nav.ts';

/** The footer. */
export const footer = {
  /** Each link is a key of `paths` and a label. */
  columns: [
    {
      title: 'یادگیری',
      links: [
        ['courses', nav.courses],
        ['blogs', nav.blogs],
        ['basket', nav.basket],
      ],
    },
    {
      title: shortName,
      links: [
        ['about', nav.about],
        ['services', nav.services],
        ['contact', nav.contact],
      ],
    },
  ],
  hours: `ساعات پاسخ‌گویی: ${hours}`,
} as const;
