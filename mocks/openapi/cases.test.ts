import { expect, test } from 'vitest';
import { courseNotBought, type Known } from './cases.ts';

test.for([
  [undefined, undefined],
  [[], '2'],
  [['2'], '3'],
] as const)(
  'for a server that lists the purchases %j, %s is a course that the user has not bought',
  ([list, course]) => {
    const known: Known = {
      credentials: { username: '', password: '' },
      answers: new Map<string, unknown>([
        ['courses_list', [{ id: 1 }, { id: 2 }, { id: 3 }]],
        ['user_profile', { purchased_courses: list }],
      ]),
      role: 'student',
      isSuperuser: false,
      course: '1',
      guest: { username: '', email: '', phone_number: '', password: '', role: 'student' },
      guestToken: undefined,
    };
    expect(courseNotBought(known)).toBe(course);
  },
);
