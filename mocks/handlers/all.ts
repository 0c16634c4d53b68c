import type { apis } from '../server/calls.ts';
import type { Handler, Resource } from '../server/handler.ts';
import { blogHandlers } from './blogs.ts';
import { courseHandlers } from './courses.ts';
import { departmentHandlers } from './departments.ts';
import { notificationHandlers } from './notifications.ts';
import { studyHandlers } from './study.ts';
import { transactionHandlers } from './transactions.ts';
import { userHandlers } from './user.ts';

export const resources: Readonly<Record<keyof typeof apis, Resource>> = {
  courses: courseHandlers,
  departments: departmentHandlers,
  study: studyHandlers,
  transactions: transactionHandlers,
  blogs: blogHandlers,
  notifications: notificationHandlers,
  user: userHandlers,
};

/** A handler, with its resource and operation id in the OpenAPI document. */
export interface NamedHandler extends Handler {
  resource: string;
  id: string;
}

export const allHandlers: readonly NamedHandler[] = Object.entries(resources).flatMap(([resource, { handlers }]) =>
  Object.entries(handlers).map(([name, handler]) => ({ ...handler, resource, id: `${resource}_${name}` })),
);
