import * as v from 'valibot';
import { Email, Password, Phone } from '../../api/user.ts';
import { normalizePhone } from '../../lib/persian.ts';
import { isBlank } from '../../lib/text.ts';
import { fa } from '../../text/fa.ts';

/** Validation rules. Each returns a message, or null for a valid value (product §5). */
export const rules = {
  username: (value: string) => (isBlank(value) ? fa.auth.usernameRequired : null),
  email(value: string) {
    const email = value.trim();
    if (email === '') return fa.auth.emailRequired;
    return v.is(Email, email) ? null : fa.auth.emailInvalid;
  },
  /** Also accepts Persian and Arabic digits, spaces and dashes. */
  phone(value: string) {
    const phone = normalizePhone(value);
    if (phone === '') return fa.auth.phoneRequired;
    return v.is(Phone, phone) ? null : fa.auth.phoneInvalid;
  },
  /** Does not trim the password, so spaces count as characters. */
  password(value: string) {
    if (value === '') return fa.auth.passwordRequired;
    return v.is(Password, value) ? null : fa.auth.passwordShort;
  },
  passwordAgain(value: string, password: string) {
    if (value === '') return fa.auth.passwordAgainRequired;
    return value === password ? null : fa.auth.passwordsDiffer;
  },
};
