import { normalizePhone } from '../../lib/persian.ts';
import { isBlank } from '../../lib/text.ts';
import { fa } from '../../text/fa.ts';

const SHORTEST_PASSWORD = 6;

/** Validation rules. Each returns a message, or null for a valid value (product §5). */
export const rules = {
  username: (value: string) => (isBlank(value) ? fa.auth.usernameRequired : null),
  email(value: string) {
    const email = value.trim();
    if (email === '') return fa.auth.emailRequired;
    return /^\S+@\S+$/.test(email) ? null : fa.auth.emailInvalid;
  },
  /** Also accepts Persian and Arabic digits, spaces and dashes. */
  phone(value: string) {
    const phone = normalizePhone(value);
    if (phone === '') return fa.auth.phoneRequired;
    return /^\+?\d{10,15}$/.test(phone) ? null : fa.auth.phoneInvalid;
  },
  /** Does not trim the password, so spaces count as characters. */
  password(value: string) {
    if (value === '') return fa.auth.passwordRequired;
    return value.length < SHORTEST_PASSWORD ? fa.auth.passwordShort : null;
  },
  passwordAgain(value: string, password: string) {
    if (value === '') return fa.auth.passwordAgainRequired;
    return value === password ? null : fa.auth.passwordsDiffer;
  },
};
