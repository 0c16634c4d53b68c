import * as v from 'valibot';
import { allHandlers } from '../../mocks/handlers/all.ts';

const endpoints = new Map(allHandlers.map(({ id, endpoint }) => [id, endpoint]));

/** Whether the front end can read an answer, with every row of its list. */
export function readable(id: string, body: unknown): boolean {
  const schema = endpoints.get(id)?.response;
  const warn = console.warn;
  // A list tells the console which rows it leaves out; here the report does.
  console.warn = () => undefined;
  const parsed = schema && v.safeParse(schema, body);
  console.warn = warn;
  if (parsed?.success !== true) return false;
  return !Array.isArray(body) || (Array.isArray(parsed.output) && parsed.output.length === body.length);
}

/** Whether the product says what a call answers, and not only that it succeeds. */
export const saysWhatComes = (id: string): boolean => endpoints.get(id)?.owes === undefined;
