import { toJsonSchema } from '@valibot/to-json-schema';
import { controlCalls, type ControlRoute } from '../handlers/control.ts';
import type { Json } from './components.ts';

const DESCRIPTION = `Controls the mock server. These calls have no faults or latency, and are not logged.
In a browser, only pages from this machine or from this server may use them.`;

/**
 * Creates an OpenAPI 3.1 document of the calls that control the mock server. The API itself has a separate document.
 */
export function controlDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const route of controlCalls) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) };
  }
  return { openapi: '3.1.0', info: { title: 'Mock control', version: '1', description: DESCRIPTION }, paths };
}

function describe({ method, path, about, body, valid }: ControlRoute): Json {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const schema = body && toJsonSchema(body, { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' });
  return {
    operationId: [method.toLowerCase(), ...(path.match(/\w+/g) ?? []).slice(1)].join('_'),
    summary: about,
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(schema && { requestBody: { required: true, content: { 'application/json': { schema, example: valid } } } }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: {} } } },
      400: { description: 'The body is invalid. `valid` is a valid example, and the other fields are the reasons' },
      403: { description: 'A page of another site sent the request' },
      404: { description: 'Not found' },
    },
  };
}
