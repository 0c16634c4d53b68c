import * as z from 'zod/mini';
import { Id, OptionalText, Price, Text } from './schemas.ts';

/** A course as the API gives it (product §3). Prices in rials; a price of 0 or null is free. */
export const Course = z.object({
  id: Id,
  title: Text,
  cover: OptionalText,
  department_name: OptionalText,
  department: z.optional(z.nullable(Id)),
  price: Price,
  amount_with_discount: Price,
  description: OptionalText,
  status: z.optional(z.nullable(z.string())),
});
export type Course = z.output<typeof Course>;
