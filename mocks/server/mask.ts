const MASK = '•••';
const SECRET = /^(authorization|cookie|set-cookie|password|access|refresh)$|token|secret/i;

/** Replaces the values of secret fields or headers, at any depth. */
export function withoutSecrets(value: unknown, name = ''): unknown {
  if (SECRET.test(name) && value !== null && value !== '') return MASK;
  return mapped(value, name, withoutSecrets);
}

const EMAIL = /[^\s@<>"']+@[^\s@<>"']+\.\w+/g;
const DIGIT = '[\\d۰-۹٠-٩]';
/**
 * Matches Iranian and international phone numbers, in Latin or other digits, with or without separators. Does not match
 * digits in words, paths and UUIDs, because these digits are parts of ids.
 */
const PHONE = new RegExp(
  `(?<![\\w./-])(?:(?:(?:\\+|۰۰|٠٠|00)${DIGIT}|[0۰٠][1-9۱-۹١-٩]|\\([0۰٠]|[9۹٩][8۸٨][ -][9۹٩])(?:[ \\u00a0().ـ–\\u200c-\\u200f-]{0,3}${DIGIT}){8,13}|(?:98|۹۸|٩٨)?[9۹٩]${DIGIT}{9})(?![\\w-]|${DIGIT})`,
  'g',
);
// Query parameters of signed URLs.
const SIGNATURE = /token|sig|key|credential|policy|secret/i;
const ID = /^(id|.*_id|uuid|slug|course|department|receiver|purchased_courses)$/;

/** Creates a function that replaces personal data. Equal values get equal replacements, so references stay valid. */
export function createMasker() {
  const known = new Map<string, number>();
  function numberOf(word: string) {
    const number = known.get(word) ?? known.size + 1;
    known.set(word, number);
    return number;
  }
  const email = (word: string) => `user-${numberOf(word)}@example.com`;
  const phone = (word: string) => `+9890${String(numberOf(word)).padStart(8, '0')}`;
  const token = (word: string) => `masked-token-${numberOf(word)}`;

  function impersonal(value: unknown, name = ''): unknown {
    if (typeof value !== 'string' || value === '') return mapped(value, name, impersonal);
    if (ID.test(name)) return value;
    if (SECRET.test(name)) return token(value);
    if (/user|author|(first|last|full|nick)_?name/i.test(name)) return `user-${numberOf(value)}`;
    if (/phone|mobile/i.test(name)) return phone(value);
    if (/bio|address|birth|national|avatar|profile_picture/i.test(name)) return null;
    return words(value);
  }
  /**
   * Masks only e-mail addresses and phone numbers. In an error response, the other text describes fields and is not
   * private.
   */
  function words(value: unknown): unknown {
    if (typeof value !== 'string') return mapped(value, '', words);
    return /^https?:\/\/\S+$/.test(value) ? unsigned(value) : value.replaceAll(EMAIL, email).replaceAll(PHONE, phone);
  }
  const unsigned = (address: string) =>
    address.replaceAll(/(?<=[?&])([^=&#]+)=[^&#]*/g, (pair, name: string) =>
      SIGNATURE.test(name) ? `${name}=${MASK}` : pair,
    );
  return { impersonal, words, token };
}

/** Applies `map` to the fields or items of a value, with their names. Other values stay unchanged. */
export function mapped(value: unknown, name: string, map: (value: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => map(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, map(field, key)]));
}
