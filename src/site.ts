import { listSetting, setting } from './settings.ts';

/** `name=https://…` as a link. */
function socialLink(entry: string) {
  const [name = '', ...href] = entry.split('=');
  return { name: name.trim(), href: href.join('=').trim() };
}

/** The contact data (product §1). These are invented; a deployment sets its own (`.env.example`). */
export const site = {
  address: setting('VITE_CONTACT_ADDRESS') ?? 'تهران، خیابان نمونه، کوچه‌ی دانش، پلاک ۱۲',
  /** As a telephone dials them. */
  phones: listSetting('VITE_CONTACT_PHONES') ?? ['+982100000001', '+982100000002'],
  email: setting('VITE_CONTACT_EMAIL') ?? 'info@academy.example',
  /** Its pages on social networks. */
  social: listSetting('VITE_CONTACT_SOCIAL')?.map(socialLink) ?? [
    { name: 'تلگرام', href: 'https://telegram.example/academy' },
    { name: 'اینستاگرام', href: 'https://instagram.example/academy' },
    { name: 'لینکدین', href: 'https://linkedin.example/academy' },
  ],
  /** Where it is, in degrees north and east. */
  place: listSetting('VITE_CONTACT_PLACE')?.map(Number) ?? [35.6997, 51.338],
};
