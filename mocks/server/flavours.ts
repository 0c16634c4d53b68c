import { departmentsApi } from '../../src/api/departments.ts';
import { isObject } from '../../src/lib/keys.ts';
import { mapped } from './mask.ts';
import { placeOf } from './router.ts';

/** The formats of responses: `plain`, or the format of Django REST framework with SimpleJWT. */
export const FLAVOURS = ['plain', 'django'] as const;
export type Flavour = (typeof FLAVOURS)[number];

const IDS = ['id', 'course', 'department', 'receiver', 'purchased_courses'];
const AMOUNTS = ['price', 'amount_with_discount', 'amount'];
const UUID = '00000000-0000-4000-8000-';

/** Parses an id in a request: a number, or a UUID in the django flavour. Returns null for other values. */
export function rowNumber(id: string): number | null {
  const digits = id.startsWith(UUID) && id.length === UUID.length + 12 ? id.slice(UUID.length) : id;
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

/** Converts a response of the plain flavour to `flavour`. */
export async function flavoured(flavour: Flavour, request: Request, response: Response): Promise<Response> {
  if (flavour === 'plain' || !response.body) return response;
  const { status, headers } = response;
  const { base, path } = placeOf(request) ?? {};
  const body: unknown = await response.json();
  if (status === 401 && isObject(body)) return Response.json(unauthorized(body, request), { status, headers });
  const written = inDjango('', body, `${base}/media/`);
  const isList = status === 200 && path === departmentsApi.list.path;
  return Response.json(isList ? { departments: written } : written, { status, headers });
}

/** Converts a value: ids to UUIDs, prices to decimal strings, a price of zero to null, and picture URLs to paths. */
function inDjango(name: string, value: unknown, media: string): unknown {
  if (typeof value === 'string') return name === 'video' ? value : value.replace(media, '/media/');
  if (typeof value !== 'number') return mapped(value, name, (field, key) => inDjango(key, field, media));
  if (IDS.includes(name)) return UUID + String(value).padStart(12, '0');
  if (name === 'price' && value === 0) return null;
  return AMOUNTS.includes(name) ? value.toFixed(2) : value;
}

/** Returns the body of a 401 as SimpleJWT sends it: the reason in `detail`, and a code if the token is invalid. */
function unauthorized({ detail, error }: Readonly<Record<string, unknown>>, request: Request) {
  const reason = detail ?? error;
  if (request.url.endsWith('/token/refresh/')) return { detail: reason, code: 'token_not_valid' };
  if (!request.headers.has('Authorization') || request.url.endsWith('/user/login/')) return { detail: reason };
  const messages = [{ token_class: 'AccessToken', token_type: 'access', message: reason }];
  return { detail: reason, code: 'token_not_valid', messages };
}
