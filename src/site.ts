const env: Readonly<Record<string, string | undefined>> = import.meta.env;

/** A setting of the build; one that is left empty counts as unset. */
const setting = (name: string) => env[name]?.trim() || undefined;

const list = (name: string) =>
  setting(name)
    ?.split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** `name=https://…` as a link. */
function socialLink(entry: string) {
  const [name = '', ...href] = entry.split('=');
  return { name: name.trim(), href: href.join('=').trim() };
}

/** How to reach the academy (product §1). The values here are made up; a deployment sets its own (`.env.example`). */
export const site = {
  address: setting('VITE_CONTACT_ADDRESS') ?? 'تهران، خیابان نمونه، کوچه‌ی دانش، پلاک ۱۲',
  /** As a telephone dials them. */
  phones: list('VITE_CONTACT_PHONES') ?? ['+982100000001', '+982100000002'],
  email: setting('VITE_CONTACT_EMAIL') ?? 'info@academy.example',
  /** Its pages on social networks. */
  social: list('VITE_CONTACT_SOCIAL')?.map(socialLink) ?? [
    { name: 'تلگرام', href: 'https://telegram.example/academy' },
    { name: 'اینستاگرام', href: 'https://instagram.example/academy' },
    { name: 'لینکدین', href: 'https://linkedin.example/academy' },
  ],
  /** Where it is, in degrees north and east. */
  place: list('VITE_CONTACT_PLACE')?.map(Number) ?? [35.6997, 51.338],
};
