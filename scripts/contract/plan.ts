import type { Json, Mismatch } from './document.ts';
import { picture } from './requests.ts';
import {
  boughtBy,
  firstOf,
  idOf,
  isStaff,
  mustBe,
  rowsOf,
  unboughtBy,
  withGood,
  type Good,
  type State,
  type Step,
} from './state.ts';

/** How to ask for one operation. */
interface Plan {
  /** It changes nothing, though it is a POST. */
  isSafe?: true;
  /** Only instructors and admins may (product §6). */
  forStaff?: true;
  good(state: State): Good;
  /** What to look at in its answer, beyond status and shape. */
  also?(state: State, body: unknown): Mismatch | null;
  /** What is tried after the good request. */
  more?(state: State): Step[];
}

const SUCCESS = ['200', '2XX'];
const UNKNOWN = '999999999';
const stamp = Date.now().toString();

const nothing = () => ({});
const otherThan = (role: string) => (role === 'student' ? 'instructor' : 'student');

const newcomer = {
  username: `contract-${stamp}`,
  email: `contract-${stamp}@example.com`,
  phone_number: `+98${stamp.slice(-10)}`,
  password: `contract-${stamp}`,
  role: 'student',
};

/** The requests by operation, in the order in which they are sent: an answer is where later ones take their ids from. */
export const plan: Readonly<Record<string, Plan>> = {
  user_login: {
    isSafe: true,
    good: ({ credentials }) => ({ json: credentials }),
    more: ({ credentials }) => [
      { what: 'a wrong password', json: { ...credentials, password: `not-${stamp}` }, expect: ['401'] },
    ],
  },
  courses_list: { good: nothing },
  courses_read: { good: firstOf('courses_list') },
  departments_list: { good: nothing },
  departments_read: { good: firstOf('departments_list') },
  blogs_list: { good: nothing },
  blogs_comments: { good: firstOf('blogs_list') },
  blogs_likes: {
    good: firstOf('blogs_list'),
    more(state) {
      return withGood(this.good(state), (good) => [{ what: 'without a token', ...good, token: null, expect: ['200'] }]);
    },
  },
  notifications_list: { good: nothing },
  user_profile: {
    good: ({ role }) => ({ params: { role } }),
    more: ({ role }) => [
      { what: 'another role', params: { role: otherThan(role) }, expect: ['403', '404'] },
      { what: 'an unknown role', params: { role: 'no-such-role' }, expect: ['403', '404'] },
    ],
  },
  study_syllabus: {
    good(state) {
      const [bought] = boughtBy(state);
      const any = isStaff(state) ? idOf(rowsOf(state.answers.get('courses_list'))[0]?.['id']) : undefined;
      const id = bought ?? any;
      return id === undefined ? 'the user has bought no course' : { query: { course_id: id } };
    },
    more(state) {
      const other = isStaff(state) ? undefined : idOf(unboughtBy(state)[0]?.['id']);
      const closed = { what: 'a course that is not bought', query: { course_id: other ?? '' }, expect: ['403'] };
      return [
        { what: 'an unknown course', query: { course_id: UNKNOWN }, expect: ['400', '404'] },
        ...(other === undefined ? [] : [closed]),
      ];
    },
  },
  study_lesson: {
    good({ answers }) {
      const lessons = rowsOf(answers.get('study_syllabus')).flatMap((chapter) => rowsOf(chapter['lessons']));
      const id = idOf(lessons[0]?.['id']);
      return id === undefined ? 'no syllabus has a lesson to take an id from' : { params: { id } };
    },
    more(state) {
      return withGood(this.good(state), (good) => [
        { what: 'without a token', ...good, token: null, expect: ['200', '401'] },
      ]);
    },
  },
  user_refresh: {
    isSafe: true,
    good: ({ spare }) => ({ json: { refresh: spare } }),
    also: ({ spare }, body) =>
      (body as Json)['refresh'] === spare
        ? { where: '/refresh', expected: 'a new token', came: 'the one that was sent' }
        : null,
    more: ({ answers, spare, role }) => {
      const renewed = answers.get('user_refresh') as { access: string; refresh?: string | null } | undefined;
      const next = renewed?.refresh ?? spare;
      const used: Step = { what: 'the used refresh token', json: { refresh: spare }, expect: ['401'] };
      const unknown: Step = { what: 'an unknown token', json: { refresh: 'no-such-token' }, expect: ['401'] };
      if (!renewed) return [unknown];
      const own = { of: 'user_profile', params: { role }, token: renewed.access, expect: ['200'] };
      return [
        unknown,
        { what: 'the new access token', ...own },
        // Where no new one comes, the old one stays good.
        ...(next === spare ? [] : [used]),
        { what: 'the refresh token for the next time', json: { refresh: next }, expect: SUCCESS },
      ];
    },
  },
  user_register: {
    good: () => ({ json: newcomer }),
    more: () => [{ what: 'the same user again', json: newcomer, expect: ['400'] }],
  },
  user_updateProfile: {
    good({ role, answers }) {
      const bio = (answers.get('user_profile') as { bio?: string | null } | undefined)?.bio ?? '';
      return { params: { role }, form: { bio, profile_picture: picture } };
    },
    more: ({ role }) => [
      { what: 'another role', params: { role: otherThan(role) }, form: { bio: '' }, expect: ['403', '404'] },
    ],
  },
  courses_create: {
    forStaff: true,
    good: () => ({
      form: {
        title: `Contract ${stamp}`,
        description: 'Made by the contract runner.',
        price: '1000',
        status: 'private',
        cover: picture,
      },
    }),
  },
  blogs_create: {
    forStaff: true,
    good: () => ({
      form: { title: `Contract ${stamp}`, content: 'Made by the contract runner.', cover_image: picture },
    }),
  },
  blogs_comment: {
    good(state) {
      const first = firstOf('blogs_list')(state);
      return typeof first === 'string' ? first : { ...first, json: { text: `Contract ${stamp}` } };
    },
  },
  blogs_like: {
    good: firstOf('blogs_list'),
    more(state) {
      const before = (state.answers.get('blogs_likes') as Json | undefined)?.['like_count'];
      return withGood(this.good(state), (good) => [
        { what: 'a second time', ...good, expect: SUCCESS, also: mustBe('like_count', before) },
      ]);
    },
  },
  notifications_update: {
    good(state) {
      const first = firstOf('notifications_list')(state);
      return typeof first === 'string' ? first : { ...first, json: { is_read: true } };
    },
  },
  transactions_create: {
    good(state) {
      const [course] = unboughtBy(state);
      if (!course) return 'the user has bought every course';
      const amount = Number(course['amount_with_discount'] ?? course['price'] ?? 0);
      return { json: { course: idOf(course['id']), amount } };
    },
    more(state) {
      return withGood(this.good(state), (again) => [
        { what: 'the same course again', ...again, expect: ['400'] },
        { what: 'an unknown course', json: { course: UNKNOWN, amount: 0 }, expect: ['400', '404'] },
      ]);
    },
  },
};
