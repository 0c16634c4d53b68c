import { rowNumber } from './flavours.ts';

/** A response with a status and a JSON body. Handlers throw it to refuse a request. */
export class Reply {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }

  toResponse(): Response {
    const { status, body } = this;
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
  }
}

/** Runs `work`, and converts a `Reply` that it throws to a response. */
export async function withRefusals<T>(work: () => Promise<T>): Promise<T | Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Reply) return error.toResponse();
    throw error;
  }
}

/** Creates a 400 with lists of messages by field, as in Django. */
export const badRequest = (fields: Readonly<Record<string, readonly string[]>>) => new Reply(400, fields);

/** Creates a refusal with the reason in `detail`. */
export const refuse = (status: number, detail: string) => new Reply(status, { detail });

/** Creates a 401 for a missing or invalid token. */
export const unauthorized = () => refuse(401, 'برای این کار باید وارد شوید.');

/** Creates a 403 for a forbidden action. */
export const forbidden = (detail = 'شما اجازه‌ی انجام این کار را ندارید.') => refuse(403, detail);

export const notFound = () => refuse(404, 'پیدا نشد.');

/** Returns the row, or throws a 404 if it is missing. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

/** Returns the row with the id that a path contains. Throws a 404 if there is none. */
export function byId<Row>(collection: { get(id: number | null): Row | undefined }, id: string): Row {
  return found(collection.get(rowNumber(id)));
}
