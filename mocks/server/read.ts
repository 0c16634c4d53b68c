import * as v from 'valibot';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { MAX_LENGTH } from './limits.ts';
import { mapped } from './mask.ts';
import { badRequest, Reply } from './replies.ts';

/** Validates a request's query string, JSON body and form. Throws a `Reply` if one is invalid. */
export async function readRequest({ query, body, form }: Endpoint, request: Request) {
  return {
    query: query && check(query, Object.fromEntries(new URL(request.url).searchParams)),
    body: body && check(body, trimmed(await readJson(request))),
    form: form && check(form, trimmed(await readForm(request))),
  };
}

/** Throws a 415 if the content type is not `type`. A request without a content type is refused only if `isNeeded`. */
function requireType(request: Request, type: string, isNeeded: boolean): void {
  const given = request.headers.get('Content-Type');
  if (given?.startsWith(type) === true || (given === null && !isNeeded)) return;
  throw new Reply(415, { detail: `بدنه‌ی این درخواست باید ${type} باشد.` });
}

async function readJson(request: Request): Promise<unknown> {
  requireType(request, 'application/json', false);
  return request.json().catch(() => {
    throw new Reply(400, { detail: 'بدنه‌ی درخواست JSON معتبر نیست.' });
  });
}

async function readForm(request: Request): Promise<unknown> {
  requireType(request, 'multipart/form-data', true);
  const fields = await request.formData().catch(() => {
    throw new Reply(400, { detail: 'این فرم خوانده نشد.' });
  });
  return Object.fromEntries(fields);
}

/** Trims all fields except passwords, as Django does. */
const trimmed = (value: unknown) =>
  mapped(value, '', (field, name) => (typeof field === 'string' && name !== 'password' ? field.trim() : field));

/** Validates a value. Throws a 400 that lists the invalid fields in Django's format. */
function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  // Excludes arrays, because valibot accepts them as objects.
  const parsed = v.safeParse(schema, Array.isArray(value) ? null : value);
  const given = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
  const fields: Record<string, string[]> = {};
  for (const [field, text] of given) {
    const most = MAX_LENGTH[field] ?? Infinity;
    if (typeof text === 'string' && Array.from(text).length > most)
      fields[field] = [`حداکثر ${most} نویسه پذیرفته می‌شود.`];
  }
  if (parsed.success && Object.keys(fields).length === 0) return parsed.output;
  for (const issue of parsed.issues ?? []) {
    const at = v.getDotPath(issue) ?? 'non_field_errors';
    const [field = at] = at.split('.');
    const missing = given.get(field) === undefined || given.get(field) === '';
    if (issue.expected === 'never') fields[at] = ['چنین کلیدی نیست.'];
    else fields[field] = [missing ? 'این مقدار لازم است.' : 'این مقدار معتبر نیست.'];
  }
  throw badRequest(fields);
}
