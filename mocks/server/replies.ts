/** A status and a JSON body; returned or thrown by an answer. */
export class Reply<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  constructor(status: number, body: Body) {
    this.status = status;
    this.body = body;
  }
}

/** 201 with what was made. */
export const created = <Body>(body: Body) => new Reply(201, body);

/** 400 with Django's lists of messages by field. */
export const badRequest = (fields: Readonly<Record<string, readonly string[]>>) => new Reply(400, fields);

/** A refusal with its reason as `detail`. */
export const refuse = (status: number, detail: string) => new Reply(status, { detail });

/** 401: no token, or one that is over. */
export const unauthorized = () => refuse(401, 'اطلاعات ورود معتبر نیست یا ارسال نشده است.');

/** 403: signed in, but not allowed. */
export const forbidden = (detail = 'شما اجازه‌ی انجام این کار را ندارید.') => refuse(403, detail);

/** 404. */
export const notFound = () => refuse(404, 'یافت نشد.');
