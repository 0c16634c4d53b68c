import { rowNumber } from './flavours.ts';

/** A status and a JSON body. Refusals are thrown. */
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

/** 400 with Django's lists of messages by field. */
export const badRequest = (fields: Readonly<Record<string, readonly string[]>>) => new Reply(400, fields);

/** A refusal with its reason as `detail`. */
export const refuse = (status: number, detail: string) => new Reply(status, { detail });

/** 401: no token, or an invalid one. */
export const unauthorized = () => refuse(401, 'برای این کار باید وارد شوید.');

/** 403: signed in, but not allowed. */
export const forbidden = (detail = 'شما اجازه‌ی انجام این کار را ندارید.') => refuse(403, detail);

export const notFound = () => refuse(404, 'پیدا نشد.');

/** Throws a 404 for a missing row. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

/** The row with an id from a path. Throws a 404 if there is none. */
export function byId<Row>(collection: { get(id: number | null): Row | undefined }, id: string): Row {
  return found(collection.get(rowNumber(id)));
}
