import * as brand from '../brand/brand.ts';
import { listSetting, setting } from './settings.ts';

/** `name=https://…` as a link. */
function socialLink(entry: string) {
  const [name = '', ...href] = entry.split('=');
  return { name: name.trim(), href: href.join('=').trim() };
}

/** The contact data (product §1). A deployment may replace the brand's (`.env.example`). */
export const site = {
  address: setting('VITE_CONTACT_ADDRESS') ?? brand.address,
  /** As a telephone dials them. */
  phones: listSetting('VITE_CONTACT_PHONES') ?? brand.phones,
  email: setting('VITE_CONTACT_EMAIL') ?? brand.email,
  /** Its pages on social networks. */
  social: (listSetting('VITE_CONTACT_SOCIAL') ?? brand.social).map(socialLink),
  /** Where it is, in degrees north and east. */
  place: listSetting('VITE_CONTACT_PLACE')?.map(Number) ?? brand.place,
};
