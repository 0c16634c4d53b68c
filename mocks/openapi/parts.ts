import type { Parts } from '../../src/api/request.ts';
import { forbidden, notFound, refuse, unauthorized, type Reply } from '../server/replies.ts';
import type { EndpointSchemas } from './schemas.ts';
import type { Json } from './components.ts';

export const ref = (kind: 'schemas' | 'responses', name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

/** The two authentication schemes. */
export const securitySchemes: Json = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The `access` token from log-in, registration or refresh' },
  cookies: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sessionid',
    description: 'The cookies that the API has set, if any. The name is an example',
  },
};

const message = { type: 'string', minLength: 1 };

export const refusals: Record<string, Json> = {
  Refusal: {
    description: 'Why a request was refused. The first of `error`, `detail` and `message` is shown to the user.',
    type: 'object',
    properties: { detail: message, error: message, message },
    anyOf: ['detail', 'error', 'message'].map((name) => ({ required: [name] })),
  },
  FieldErrors: {
    description: 'Messages for each invalid field. Those in `non_field_errors` concern the whole request.',
    type: 'object',
    minProperties: 1,
    additionalProperties: { type: 'array', minItems: 1, items: message },
  },
  BadRequest: { anyOf: [ref('schemas', 'FieldErrors'), ref('schemas', 'Refusal')] },
};

const refused = (description: string, example?: Reply): Json => ({
  description,
  content: {
    'application/json': { schema: ref('schemas', 'Refusal'), ...(example && { example: example.body }) },
  },
});

/** The error responses that many endpoints share, by status. */
export const responses: Record<string, Json> = {
  401: refused('The token is missing, unknown or expired', unauthorized()),
  403: refused('The user may not do this', forbidden()),
  404: refused('Not found', notFound()),
  413: refused('The request is too large', refuse(413, 'درخواست بیش از اندازه بزرگ است.')),
  415: refused('The body has a wrong content type', refuse(415, 'بدنه‌ی این درخواست باید multipart/form-data باشد.')),
  429: {
    ...refused('Too many requests, or the service is unavailable', refuse(429, 'لطفاً کمی بعد دوباره تلاش کنید.')),
    headers: { 'Retry-After': { description: 'Seconds to wait, or a date', schema: { type: 'string' } } },
  },
};

/** Returns the JSON or multipart body of an endpoint, with an example. */
export function requestBodyOf({ body, form }: EndpointSchemas, parts: Parts): Json | undefined {
  if (body) return { required: true, content: { 'application/json': { schema: body, example: parts.body } } };
  if (!form) return undefined;
  const files = Object.entries(parts.form ?? {}).filter(([, value]) => value instanceof Blob);
  const shown = Object.fromEntries(files.map(([name]) => [name, '(the bytes of a picture)']));
  const encoding = Object.fromEntries(files.map(([name]) => [name, { contentType: 'image/png, image/jpeg' }]));
  return {
    required: true,
    content: { 'multipart/form-data': { schema: form, encoding, example: { ...parts.form, ...shown } } },
  };
}
