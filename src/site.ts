import * as brand from '../brand/brand.ts';
import { listSetting, setting } from './settings.ts';

/** Parses `name=https://…` into a link. */
function socialLink(entry: string) {
  const [name = '', ...href] = entry.split('=');
  return { name: name.trim(), href: href.join('=').trim() };
}

/** The contact data (product §1). A deployment may override the brand's data (`.env.example`). */
export const site = {
  address: setting('VITE_CONTACT_ADDRESS') ?? brand.address,
  /** The phone numbers, written as in `tel:` links. */
  phones: listSetting('VITE_CONTACT_PHONES') ?? brand.phones,
  email: setting('VITE_CONTACT_EMAIL') ?? brand.email,
  /** The academy's pages on social networks. */
  social: (listSetting('VITE_CONTACT_SOCIAL') ?? brand.social).map(socialLink),
  /** The coordinates: degrees north, then degrees east. */
  place: listSetting('VITE_CONTACT_PLACE')?.map(Number) ?? brand.place,
};
