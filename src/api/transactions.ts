import * as z from 'zod/mini';
import type { Course } from './courseSchema.ts';
import { endpoint } from './endpoint.ts';

/** A purchase of one course; the amount is in rials (product §7). */
export const NewTransaction = z.object({
  course: z.union([z.string(), z.number()]),
  amount: z.number().check(z.minimum(0)),
});

/** product §7; answered for development by `mocks/handlers/transactions.ts`. An empty answer counts as success. */
export const transactionsApi = {
  create: endpoint('POST', '/transactions/create/', {
    auth: 'required',
    body: NewTransaction,
    response: z.optional(z.looseObject({})),
  }),
};

/** The amount that is charged for a course: the discounted price where there is one, else the price, else 0 (product §7). */
export function amountOf(course: Pick<Course, 'price' | 'amount_with_discount'>): number {
  return course.amount_with_discount ?? course.price ?? 0;
}
