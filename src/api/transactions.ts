import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id, Price } from './schemas.ts';

/** A purchase of one course. The amount is in rials (product §7). */
export const NewTransaction = v.object({
  course: v.union([v.string(), v.number()]),
  amount: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

/** A purchase as the API confirms it. */
export const Transaction = v.object({ id: Id, course: Id, amount: Price });

/**
 * The endpoint that buys a course (product §7). An empty response counts as success. `mocks/handlers/transactions.ts`
 * mocks the endpoint.
 */
export const transactionsApi = {
  create: endpoint('POST', '/transactions/create/', {
    auth: 'required',
    body: NewTransaction,
    response: v.optional(v.looseObject({})),
    owes: Transaction,
  }),
};
