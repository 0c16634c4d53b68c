import { blogsApi } from '../../src/api/blogs.ts';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import type { Endpoint, Input } from '../../src/api/endpoint.ts';
import { notificationsApi } from '../../src/api/notifications.ts';
import type { Parts } from '../../src/api/request.ts';
import { studyApi } from '../../src/api/study.ts';
import { transactionsApi } from '../../src/api/transactions.ts';
import { userApi } from '../../src/api/user.ts';

/** Every call of the API by its family and name; together they are the operation's id: `courses_list`. */
export const apis = {
  courses: coursesApi,
  departments: departmentsApi,
  study: studyApi,
  transactions: transactionsApi,
  blogs: blogsApi,
  notifications: notificationsApi,
  user: userApi,
};

/** What a family of calls is about. */
export const tags: Readonly<Record<keyof typeof apis, string>> = {
  courses: 'The courses on offer; new ones by the staff.',
  departments: 'The departments.',
  study: 'What learners study: chapters and lessons.',
  transactions: 'Purchases, one for each course.',
  blogs: 'Articles, their comments and likes.',
  notifications: 'Notifications, public and personal.',
  user: 'Registration, log-in, refresh and profile.',
};

/** What the contract says of a call beyond its declaration. */
export interface Operation<E extends Endpoint = Endpoint> {
  summary: string;
  description?: string;
  /** The status of success, where it is not 200. */
  success?: number;
  /** Reasons of refusals beyond those that follow from the declaration. */
  refusals?: Readonly<Partial<Record<401 | 403 | 404, string>>>;
  /** The demo account that asks for the example. */
  as?: string;
  /** What is asked for the example. */
  example: Input<E>;
  /** What is asked for the example of a 400, where a call that brings nothing is none. */
  refused?: Parts;
}

type Operations = {
  readonly [Family in keyof typeof apis]: {
    readonly [Name in keyof (typeof apis)[Family]]: (typeof apis)[Family][Name] extends infer E extends Endpoint
      ? Operation<E>
      : never;
  };
};

/** A PNG of one pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = new File([Uint8Array.from(atob(dot), (byte) => byte.charCodeAt(0))], 'cover.png', {
  type: 'image/png',
});

const STUDY = 'Only for those who bought the course, and the staff.';
const STAFF = 'Only for instructors, admins and superusers.';

/** Each call of the API in words (product §7); a call without its entry does not compile. */
export const operations: Operations = {
  courses: {
    list: {
      summary: 'List the courses on offer',
      description: 'Public courses. Prices in a filter are compared with the discounted price where there is one.',
      example: { query: { department: '1' } },
      refused: { query: { price_min: 'many' } },
    },
    read: { summary: 'Read a course', example: { params: { id: '1' } } },
    create: {
      summary: 'Add a course',
      description: 'The status 201 alone says that it succeeded; the body may be anything.',
      refusals: { 403: STAFF },
      as: 'demo-instructor',
      example: {
        form: {
          title: 'جبر خطی با مثال',
          description: 'بردارها و ماتریس‌ها، گام به گام.',
          price: 900_000,
          department: '1',
          cover: picture,
        },
      },
    },
  },
  departments: {
    list: { summary: 'List the departments', description: 'A list, or an object with `departments`.', example: {} },
    read: { summary: 'Read a department', example: { params: { id: '1' } } },
  },
  study: {
    syllabus: {
      summary: 'List the chapters of a course',
      refusals: { 403: STUDY, 404: 'There is no such course.' },
      as: 'demo-student',
      example: { query: { course_id: '1' } },
    },
    lesson: {
      summary: 'Read a lesson',
      refusals: { 401: 'Nobody is logged in.', 403: STUDY },
      as: 'demo-student',
      example: { params: { id: '10101' } },
    },
  },
  transactions: {
    create: {
      summary: 'Buy a course',
      description:
        'Once for each course. An empty answer counts as success. A refusal may give its reason as `message`.',
      success: 201,
      refusals: { 404: 'There is no such course.' },
      as: 'demo-newcomer',
      example: { body: { course: '1', amount: 1_480_000 } },
    },
  },
  blogs: {
    list: { summary: 'List the articles', example: {} },
    create: {
      summary: 'Publish an article',
      success: 201,
      refusals: { 403: STAFF },
      as: 'demo-instructor',
      example: {
        form: { title: 'چرا ریاضی بخوانیم', content: 'ریاضی زبان دقیق فکرکردن است.', cover_image: picture },
      },
    },
    comments: { summary: 'List the comments of an article', example: { params: { id: '1' } } },
    comment: {
      summary: 'Comment on an article',
      success: 201,
      as: 'demo-student',
      example: { params: { id: '1' }, body: { text: 'ممنون، روشن و خواندنی بود.' } },
    },
    likes: { summary: 'Count the likes of an article', example: { params: { id: '1' } } },
    like: {
      summary: 'Like an article, or take the like back',
      description: 'A toggle for each user.',
      as: 'demo-student',
      example: { params: { id: '1' } },
    },
  },
  notifications: {
    list: { summary: 'List the public notifications and one’s own', as: 'demo-student', example: {} },
    update: {
      summary: 'Mark a notification as read',
      description: 'One that is meant for somebody else is not found.',
      as: 'demo-student',
      example: { params: { id: '1' }, body: { is_read: true } },
    },
  },
  user: {
    register: {
      summary: 'Register',
      description: 'Names and phone numbers that are taken are refused by field. The new user is logged in.',
      success: 201,
      example: {
        body: {
          username: 'demo-new',
          email: 'new@example.com',
          phone_number: '+989120000099',
          password: 'new-123',
          role: 'student',
        },
      },
    },
    login: {
      summary: 'Log in',
      description: '`access` is sent as the bearer token for `expires_in` seconds, then `refresh` gets a new one.',
      refusals: { 401: 'The name or the password is wrong; the reason is `error` or `detail`.' },
      example: { body: { username: 'demo-student', password: 'student-123' } },
    },
    profile: {
      summary: 'Read one’s profile',
      refusals: { 403: 'The role in the path is not the user’s own.', 404: 'There is no such role.' },
      as: 'demo-student',
      example: { params: { role: 'student' } },
    },
    updateProfile: {
      summary: 'Change one’s profile',
      refusals: { 403: 'The role in the path is not the user’s own.', 404: 'There is no such role.' },
      as: 'demo-student',
      example: { params: { role: 'student' }, form: { bio: 'ریاضی را دوست دارم.', profile_picture: picture } },
      refused: { params: { role: 'student' }, form: { email: 'nobody' } },
    },
    refresh: {
      summary: 'Renew a session',
      description:
        'A refresh token is good for one use: the answer brings its successor, and a used one is refused with 401. ' +
        'Where the answer has no `refresh`, the old one stays good.',
      refusals: { 401: 'The token is unknown, over, or used already.' },
      as: 'demo-student',
      // Stands for the token of the account's own session.
      example: { body: { refresh: '' } },
    },
  },
};
