import { describe, expect, test } from 'vitest';
import { fa } from '../../text/fa.ts';
import { rules } from './rules.ts';

const { auth } = fa;

type Case = [value: string, message: string | null];

test.for<Case>([
  ['', auth.usernameRequired],
  [' \t', auth.usernameRequired],
  ['sara', null],
])('[§5.1] the user name %j gives the message %j', ([value, message]) => expect(rules.username(value)).toBe(message));

test.for<Case>([
  ['', auth.emailRequired],
  ['  ', auth.emailRequired],
  ['sara', auth.emailInvalid],
  ['@example.com', auth.emailInvalid],
  ['sara@', auth.emailInvalid],
  ['sara m@example.com', auth.emailInvalid],
  ['a@b', null],
  [' sara@example.com ', null],
])('[§5.2] the e-mail %j gives the message %j', ([value, message]) => expect(rules.email(value)).toBe(message));

test.for<Case>([
  ['', auth.phoneRequired],
  [' - ', auth.phoneRequired],
  ['091234567', null],
  ['0212345678', null],
  ['021234567', auth.phoneInvalid],
  ['123456789012345', null],
  ['1234567890123456', auth.phoneInvalid],
  ['+989121234567', null],
  ['989+121234567', auth.phoneInvalid],
  ['0912123456a', auth.phoneInvalid],
  ['۰۹۱۲ ۱۲۳ ۴۵۶۷', null],
  ['٠٩١٢-١٢٣-٤٥٦٧', null],
])('[§5.3] [§9.7] the phone number %j gives the message %j', ([value, message]) =>
  expect(rules.phone(value)).toBe(message),
);

describe('password', () => {
  test.for<Case>([
    ['', auth.passwordRequired],
    ['12345', auth.passwordShort],
    ['123456', null],
    ['      ', null],
  ])('[§5.5] [§9.7] with the value %j gives the message %j', ([value, message]) =>
    expect(rules.password(value)).toBe(message),
  );

  test('[§5.6] must be repeated exactly, with digits of the same script', () => {
    expect(rules.passwordAgain('', '')).toBe(auth.passwordAgainRequired);
    expect(rules.passwordAgain('secret۱', 'secret1')).toBe(auth.passwordsDiffer);
    expect(rules.passwordAgain('secret1 ', 'secret1')).toBe(auth.passwordsDiffer);
    expect(rules.passwordAgain('secret1', 'secret1')).toBeNull();
  });
});
