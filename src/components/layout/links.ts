import {
  IconBell,
  IconBook2,
  IconHeadset,
  IconHome2,
  IconInfoCircle,
  IconNews,
  IconShoppingBag,
  IconSparkles,
  IconUserCircle,
  type Icon,
} from '@tabler/icons-react';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';

/** A link of the drawer and of the small screens' menu. */
export interface SiteLink {
  /** The address. */
  to: string;
  /** The words, of the copy deck. */
  label: string;
  /** Stands before the words. */
  icon: Icon;
}

/** The pages for browsing, before the departments (product §2). */
export const browseLinks: readonly SiteLink[] = [
  { to: paths.home, label: fa.nav.home, icon: IconHome2 },
  { to: paths.courses, label: fa.nav.courses, icon: IconBook2 },
  { to: paths.blogs, label: fa.nav.blogs, icon: IconNews },
];

/** The visitor's own pages and those about the academy (product §2). */
export const siteLinks: readonly SiteLink[] = [
  { to: paths.basket, label: fa.nav.basket, icon: IconShoppingBag },
  { to: paths.notifications, label: fa.nav.notifications, icon: IconBell },
  { to: paths.profile, label: fa.nav.profile, icon: IconUserCircle },
  { to: paths.about, label: fa.nav.about, icon: IconInfoCircle },
  { to: paths.services, label: fa.nav.services, icon: IconSparkles },
  { to: paths.contact, label: fa.nav.contact, icon: IconHeadset },
];
