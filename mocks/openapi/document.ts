import manifest from '../../package.json' with { type: 'json' };
import type { Endpoint } from '../../src/api/endpoint.ts';
import { addressOf, requestOf, type Parts } from '../../src/api/request.ts';
import { isObject } from '../../src/lib/keys.ts';
import { issueTokens } from '../data/tokens.ts';
import { allHandlers, resources, type NamedHandler } from '../handlers/all.ts';
import { answerFrom } from '../server/answer.ts';
import type { CallProse } from '../server/handler.ts';
import { mapped } from '../server/mask.ts';
import { World } from '../server/world.ts';
import { fieldsOf, type Json } from './components.ts';
import { ref, refusals, requestBodyOf, responses, securitySchemes } from './parts.ts';
import { toSchemas, type EndpointSchemas } from './schemas.ts';

const DESCRIPTION = `The endpoints that the academy’s front end uses, and the responses that it accepts.

- **Ids** are numbers or strings. **Amounts** are whole rials; decimal strings such as Django’s are accepted.
- A field without a value is null, not missing.
- **Errors** have the format of Django REST framework: \`detail\`, or for an invalid request, status 400 with lists of messages by field.
- **Sessions**: log-in and registration return \`access\`, \`refresh\` and \`expires_in\` (seconds). A refresh token works once.
- **Cookies** are sent to endpoints with the \`cookies\` scheme. The CORS headers must then contain the site’s origin, not \`*\`.
- After 429, 502 to 504 or no response, a GET is retried at most twice, after \`Retry-After\`. After 401, a request is sent again with a new token. A token refresh without a response is also retried. No other write is retried.
- Every response is JSON, even a refusal.`;

/** Creates the contract as an OpenAPI 3.1 document from `src/api/` (product §7). */
export async function openApiDocument(): Promise<Json> {
  const schemas = toSchemas(allHandlers.map(({ endpoint }) => endpoint));
  const paths: Record<string, Record<string, Json>> = {};
  for (const handler of allHandlers) {
    const { endpoint } = handler;
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = await describe(handler, schemas.of(endpoint));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Academy API',
      version: manifest.version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api', description: 'The base URL of the API, on the site’s origin or on another one' }],
    tags: Object.entries(resources).map(([name, { about }]) => ({ name, description: about })),
    paths,
    components: { securitySchemes, responses, schemas: { ...refusals, ...schemas.named } },
  };
}

async function describe({ resource, id, endpoint, prose }: NamedHandler, schemas: EndpointSchemas): Promise<Json> {
  const asked: Parts = prose.example;
  const good = await exampleOf(endpoint, asked, prose.as);
  const nothing: Parts = {
    ...(asked.params && { params: asked.params }),
    ...(endpoint.body && { body: {} }),
    ...(endpoint.form && { form: {} }),
  };
  const bad = await exampleOf(endpoint, prose.refused ?? nothing, prose.as);
  const success = endpoint.success ?? prose.success ?? 200;
  if (good.status !== success) {
    throw new Error(`The example of ${id} has the status ${good.status}: ${JSON.stringify(good.answer)}`);
  }
  const requestBody = requestBodyOf(schemas, good.parts);
  const parameter = (place: 'path' | 'query', name: string, required: boolean, schema: Json): Json => {
    const anId = { description: 'An id from a list.', example: '1' };
    const described = { id: anId, ...prose.parameters }[name];
    if (!described) throw new Error(`Describe "${name}" in \`parameters\` of ${id} in mocks/handlers/`);
    const example = good.parts[place === 'path' ? 'params' : 'query']?.[name];
    return { name, in: place, required, schema, ...described, ...(example !== undefined && { example }) };
  };
  const parameters = [
    ...[...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) =>
      parameter('path', name, true, ref('schemas', name === 'role' ? 'Role' : 'Id')),
    ),
    ...Object.entries(fieldsOf(schemas.query)).map(([name, field]) =>
      parameter('query', name, [schemas.query?.['required']].flat().includes(name), field),
    ),
  ];
  return {
    operationId: id,
    tags: [resource],
    summary: prose.summary,
    ...(prose.description !== undefined && { description: prose.description }),
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...successes(endpoint, success, schemas, good.answer),
      ...refusalsOf(endpoint, prose, bad.answer),
    },
  };
}

const BASE = 'https://academy.example/api';
// The time is fixed, so that the examples are the same in every run.
const NOW = Date.parse('2026-01-21T08:30:00Z');
const LONGEST = 160;

/** Returns an example: a request of the user `as`, with the mock's response. */
async function exampleOf(endpoint: Endpoint, parts: Parts, as: string | undefined) {
  // Each example has a new world with fixed ids, so that examples do not depend on each other.
  let ids = 0;
  const newId = () => `00000000-0000-4000-9000-${String((ids += 1)).padStart(12, '0')}`;
  const world = new World({ now: () => NOW, newId });
  const user = world.db.users.find((row) => row.username === as);
  const session = user && issueTokens(world, user.id);
  const isRefresh = isObject(parts.body) && parts.body['refresh'] === '';
  const sent = isRefresh ? { ...parts, body: { refresh: session?.refresh } } : parts;
  const token = (endpoint.auth ?? 'none') === 'none' ? null : (session?.access ?? null);
  const request = new Request(addressOf(BASE, endpoint, sent), requestOf(endpoint, sent, token, {}));
  const response = await answerFrom(world, request);
  const text = (await response?.text()) ?? '';
  return { parts: sent, status: response?.status ?? 0, answer: text === '' ? undefined : shortened(JSON.parse(text)) };
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  return mapped(Array.isArray(value) ? value.slice(0, 2) : value, '', shortened);
}

function securityOf({ auth = 'none', credentials = false }: Endpoint): Json[] {
  if (auth === 'none') return [];
  return [{ bearer: [] }, ...(credentials ? [{ bearer: [], cookies: [] }] : []), ...(auth === 'optional' ? [{}] : [])];
}

/**
 * Returns the success responses. They include 204 if the body is optional, and `2XX` if the client accepts every 2xx
 * status of a write request as success.
 */
function successes(
  endpoint: Endpoint,
  status: number,
  { response = {}, owes = response }: EndpointSchemas,
  example: unknown,
): Json {
  // A schema without fields gets an empty example.
  const isAny = Object.keys('properties' in response ? fieldsOf(response) : response).length === 0;
  const content = { 'application/json': { schema: response, example: isAny ? {} : example } };
  const mayBeEmpty = endpoint.response.type === 'optional';
  const isOpen = endpoint.method !== 'GET' && endpoint.success === undefined;
  return {
    [status]: { description: 'Success', content: { 'application/json': { schema: owes, example } } },
    ...(mayBeEmpty && { 204: { description: 'Success without a body' } }),
    ...(isOpen && { '2XX': { description: 'Other 2xx statuses also mean success', content } }),
  };
}

function refusalsOf(endpoint: Endpoint, { refusals: reasons = {}, ignoresToken }: CallProse, bad: unknown): Json {
  const { path, body, form, query } = endpoint;
  const standard = {
    // An endpoint that needs no token still refuses an invalid token, unless it ignores all tokens.
    401: ignoresToken === undefined,
    403: false,
    404: path.includes(':id'),
    413: endpoint.method !== 'GET',
    415: Boolean(body ?? form),
    429: true,
    503: true,
  };
  const invalid = {
    description: 'The request is invalid. The body contains messages by field, or one message in `detail`',
    content: { 'application/json': { schema: ref('schemas', 'BadRequest'), example: bad } },
  };
  return {
    ...((body ?? form ?? query) && { 400: invalid }),
    ...Object.fromEntries(
      Object.entries(standard).flatMap(([status, applies]) => {
        const reason = reasons[Number(status)];
        if (!applies && reason === undefined) return [];
        const shared = ref('responses', status === '503' ? '429' : status);
        return [[status, { ...shared, ...(reason !== undefined && { description: reason }) }]];
      }),
    ),
  };
}
