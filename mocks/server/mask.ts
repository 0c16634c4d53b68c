const MASK = '•••';
const SECRET = /^(authorization|cookie|set-cookie|password|access|refresh)$|token|secret/i;

/** A message's fields or headers without the secrets in them, at any depth. */
export function withoutSecrets(value: unknown, name = ''): unknown {
  if (SECRET.test(name) && value !== null && value !== '') return MASK;
  return mapped(value, name, withoutSecrets);
}

const EMAIL = /[^\s@<>"']+@[^\s@<>"']+\.\w+/g;
const PHONE = /(?:\+|00)\d{10,14}|[0۰][9۹][\d۰-۹]{9}/g;

/** Replaces what belongs to people: the same words by the same ones, so that what hangs together still does. */
export function createMasker() {
  const known = new Map<string, number>();
  function numberOf(word: string) {
    known.set(word, known.get(word) ?? known.size + 1);
    return known.get(word) ?? 0;
  }
  const email = (word: string) => `user-${numberOf(word)}@example.com`;
  const phone = (word: string) => `+9890${String(numberOf(word)).padStart(8, '0')}`;

  function impersonal(value: unknown, name = ''): unknown {
    if (typeof value !== 'string' || value === '') return mapped(value, name, impersonal);
    if (SECRET.test(name)) return token(value);
    if (/user|author|(first|last|full|nick)_?name/i.test(name)) return `user-${numberOf(value)}`;
    if (/phone|mobile/i.test(name)) return phone(value);
    if (/bio|address|birth|national|avatar|profile_picture/i.test(name)) return null;
    return words(value);
  }
  /** The same for refusals, whose keys name fields rather than what is in them. */
  function words(value: unknown): unknown {
    if (typeof value !== 'string') return mapped(value, '', words);
    return /^https?:\/\/\S+$/.test(value) ? value : value.replaceAll(EMAIL, email).replaceAll(PHONE, phone);
  }
  const token = (word: string) => `masked-token-${numberOf(word)}`;
  return { impersonal, words, token };
}

function mapped(value: unknown, name: string, map: (value: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => map(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, map(field, key)]));
}
