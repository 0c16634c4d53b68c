import { callOf, type Endpoint } from '../../src/api/endpoint.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { placeOf } from './router.ts';

/** How answers are written: plainly, or as Django's REST framework with SimpleJWT writes them. */
export const FLAVOURS = ['plain', 'django'] as const;
export type Flavour = (typeof FLAVOURS)[number];

const IDS = ['id', 'course', 'department', 'receiver', 'purchased_courses'];
const AMOUNTS = ['price', 'amount_with_discount', 'amount'];
const UUID = '00000000-0000-4000-8000-';

/** The number of a row from its id, also from the UUID that the django flavour makes of it; null for what is neither. */
export function rowNumber(id: string): number | null {
  const digits = id.startsWith(UUID) && id.length === UUID.length + 12 ? id.slice(UUID.length) : id;
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

/**
 * A plain answer in `flavour`. Django's has UUIDs, decimal texts, no price in the place of zero, pictures without a
 * host, departments in an object, and refused sessions as SimpleJWT words them.
 */
export async function flavoured(
  flavour: Flavour,
  endpoint: Endpoint,
  request: Request,
  response: Response,
): Promise<Response> {
  if (flavour === 'plain' || !response.body) return response;
  const { status, headers } = response;
  const body: unknown = await response.json();
  if (status === 401) return Response.json(unauthorized(body as Record<string, string>, request), { status, headers });
  const written = inDjango('', body, `${placeOf(request)?.base}/media/`);
  const isList = status === 200 && callOf(endpoint) === callOf(departmentsApi.list);
  return Response.json(isList ? { departments: written } : written, { status, headers });
}

function inDjango(name: string, value: unknown, media: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inDjango(name, item, media));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, inDjango(key, field, media)]));
  if (typeof value === 'string') return name === 'video' ? value : value.replace(media, '/media/');
  if (typeof value !== 'number') return value;
  if (IDS.includes(name)) return UUID + String(value).padStart(12, '0');
  if (name === 'price' && value === 0) return null;
  return AMOUNTS.includes(name) ? value.toFixed(2) : value;
}

/** SimpleJWT has one field for its reason, and a code for tokens that are no good. */
function unauthorized({ detail, error }: Record<string, string>, request: Request) {
  const reason = detail ?? error;
  const hasBearer = request.headers.has('Authorization');
  if (!hasBearer && !request.url.endsWith('/token/refresh/')) return { detail: reason };
  const messages = [{ token_class: 'AccessToken', token_type: 'access', message: reason }];
  return { detail: reason, code: 'token_not_valid', ...(hasBearer && { messages }) };
}
