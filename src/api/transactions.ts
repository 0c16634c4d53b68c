import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Price } from './schemas.ts';

/** A purchase of one course; the amount is in rials (product §7). */
export const NewTransaction = z.object({
  course: z.union([z.string(), z.number()]),
  amount: z.number().check(z.minimum(0)),
});

/** A purchase as the API confirms it. */
export const Transaction = z.object({ id: Id, course: Id, amount: Price });

/** product §7; answered for development by `mocks/handlers/transactions.ts`. An empty answer counts as success. */
export const transactionsApi = {
  create: endpoint('POST', '/transactions/create/', {
    auth: 'required',
    body: NewTransaction,
    response: z.optional(z.looseObject({})),
    owes: Transaction,
  }),
};
