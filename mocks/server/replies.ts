import { rowNumber } from './flavours.ts';

/** A status and a JSON body, thrown by what refuses. */
export class Reply {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }

  /** As it goes over the wire. */
  toResponse(): Response {
    const { status, body } = this;
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
  }
}

/** 400 with Django's lists of messages by field. */
export const badRequest = (fields: Readonly<Record<string, readonly string[]>>) => new Reply(400, fields);

/** A refusal with its reason as `detail`. */
export const refuse = (status: number, detail: string) => new Reply(status, { detail });

/** 401: no token, or one that is over. */
export const unauthorized = () => refuse(401, 'برای این کار باید وارد شوید.');

/** 403: signed in, but not allowed. */
export const forbidden = (detail = 'شما اجازه‌ی انجام این کار را ندارید.') => refuse(403, detail);

/** 404. */
export const notFound = () => refuse(404, 'پیدا نشد.');

/** The row of a lookup; answers 404 where there is none. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

/** The row of an id in a path; answers 404 for ids that are no number, too. */
export function byId<Row>(collection: { get(id: number): Row | undefined }, id: string): Row {
  const number = rowNumber(id);
  return found(number === null ? undefined : collection.get(number));
}
