import type * as v from 'valibot';
import { Blog, blogsApi, Comment, NewBlog } from '../../src/api/blogs.ts';
import { Course, NewCourse } from '../../src/api/courses.ts';
import { Department } from '../../src/api/departments.ts';
import { Notification } from '../../src/api/notifications.ts';
import { Id, Price } from '../../src/api/schemas.ts';
import { Chapter, Lesson } from '../../src/api/study.ts';
import { NewTransaction, Transaction } from '../../src/api/transactions.ts';
import { ExpiresIn, Profile, ProfileChange, Registration, Role, SignedIn, userApi } from '../../src/api/user.ts';

/** A part of a JSON document. */
export type Json = { properties?: Record<string, Json>; anyOf?: Json[]; [key: string]: unknown };

/** Returns the `properties` of a schema. */
export const fieldsOf = ({ properties = {} }: Json = {}) => properties;

interface Component {
  schema: v.GenericSchema;
  description: string;
  /**
   * The fields that a response may omit. The client is less strict, and also accepts a response that omits other
   * nullable fields.
   */
  optional?: readonly string[];
  /** JSON Schema keywords to add to the schema (`json`), and to the schemas of its fields by name (`properties`). */
  json?: Json;
  properties?: Record<string, Json>;
}

const picture = (megabytes: number) => ({
  type: 'string',
  format: 'binary',
  description: `The bytes of a picture, at most ${megabytes} MB.`,
});

const digits = { type: ['number', 'string', 'null'], minimum: 0, pattern: String.raw`^\d+(\.\d+)?$` };

/** The named schemas of the contract (product §3). A field not in `optional` must be present, but may be null. */
export const components: Readonly<Record<string, Component>> = {
  Id: { schema: Id, description: 'A number, a name or a UUID. The client keeps it as text.', json: { minLength: 1 } },
  Price: {
    schema: Price,
    description: 'An amount in rials, as a number or as Django’s decimal text. Null or 0 means free.',
    json: digits,
  },
  Role: {
    schema: Role,
    description: 'The role, which decides the user’s rights.',
    json: { type: 'string', enum: ['student', 'instructor', 'admin'] },
  },
  ExpiresIn: {
    schema: ExpiresIn,
    description:
      'The lifetime of `access` in seconds. If it is missing, the client uses the expiry in the token, or else 604800.',
    json: { type: ['number', 'string'], exclusiveMinimum: 0, pattern: String.raw`^[1-9]\d*$` },
  },
  Course: {
    schema: Course,
    description: 'A course. `cover` is a URL.',
    optional: [],
    properties: {
      department: { anyOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }] },
      status: { type: 'string', enum: ['private', 'public'] },
    },
  },
  Department: {
    schema: Department,
    description: 'A department. `icon` and `images` are URLs.',
    optional: [],
    properties: { images: { type: 'array', items: { type: 'string' } } },
  },
  Lesson: {
    schema: Lesson,
    description:
      'A lesson. Inside a chapter only `id` and `title` are guaranteed. `video` is the address of an embeddable player.',
    optional: ['video', 'content'],
  },
  Chapter: { schema: Chapter, description: 'A chapter of a course with its lessons in order.', optional: [] },
  Blog: { schema: Blog, description: 'An article; `content` is plain text.', optional: [] },
  Comment: { schema: Comment, description: 'A comment; `user` is the user name of its author.', optional: [] },
  Likes: { schema: blogsApi.likes.response, description: 'The number of likes of an article.', optional: [] },
  Notification: {
    schema: Notification,
    description: 'A notification. `receiver` is the id of the user who receives it. Null means that it is public.',
    optional: [],
  },
  User: {
    schema: SignedIn.entries.user,
    description: 'The user of a session.',
    optional: ['is_superuser', 'purchased_courses'],
  },
  SignedIn: { schema: SignedIn, description: 'A new session: the user and two tokens.', optional: [] },
  Tokens: {
    schema: userApi.refresh.response,
    description: 'A renewed session. Without `refresh`, the old refresh token stays valid.',
    optional: ['refresh', 'expires_in'],
  },
  Profile: {
    schema: Profile,
    description: 'A user’s profile. `profile_picture` is a URL, or a path below the base of the API.',
    optional: ['purchased_courses'],
  },
  Credentials: { schema: userApi.login.body, description: 'A user name and its password.' },
  Registration: {
    schema: Registration,
    description:
      'A new user. The server decides whether it grants `role`. A phone number 09… is sent as +989…. Other forms, such ' +
      'as 989…, 00989… or 9…, are sent unchanged.',
  },
  ProfileChange: {
    schema: ProfileChange,
    description: 'The fields to change. Fields that are not sent stay unchanged.',
    properties: { profile_picture: picture(5) },
  },
  NewCourse: {
    schema: NewCourse,
    description: 'A new course. The client sends only fields that are filled in.',
    properties: { cover: picture(10) },
  },
  NewBlog: { schema: NewBlog, description: 'A new article.', properties: { cover_image: picture(10) } },
  Transaction: { schema: Transaction, description: 'A purchase of one course.', optional: [] },
  NewTransaction: {
    schema: NewTransaction,
    description:
      'A purchase of one course. `amount` is the course’s discounted price if it has one, and otherwise its price.',
  },
};
