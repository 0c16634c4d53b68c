import { toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { Count, Flag, IdList, Text } from '../../src/api/schemas.ts';
import { MAX_LENGTH } from '../server/limits.ts';
import { components, fieldsOf, type Json } from './components.ts';

const REF = '#/components/schemas/';

const PARTS = ['query', 'body', 'form', 'response', 'owes'] as const;

/** Maps client schemas, which also accept missing or invalid values, to the stricter schemas of the contract. */
const owed = new Map<unknown, JsonSchema>([
  [Text, { type: 'string' }],
  [Flag, { type: 'boolean' }],
  [Count.pipe[0], { type: 'integer', minimum: 0 }],
  [IdList, { type: 'array', items: { $ref: `${REF}Id` } }],
]);

/** The schemas of an endpoint as JSON Schema, with references to named schemas. */
export type EndpointSchemas = Partial<Record<(typeof PARTS)[number], Json>>;

/** Converts the declarations of `endpoints` to JSON Schema. */
export function toSchemas(endpoints: readonly Endpoint[]) {
  const ids = new Map(Object.entries(components).map(([name, { schema }]) => [schema, name]));
  for (const endpoint of endpoints) {
    for (const part of PARTS) {
      const schema = endpoint[part];
      if (schema && !ids.has(schema)) ids.set(schema, `${endpoint.method} ${endpoint.path} ${part}`);
    }
  }
  const made = toJsonSchemaDefs(Object.fromEntries([...ids].map(([schema, id]) => [id, schema])), {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: ['finite'],
    overrideRef: ({ referenceId }) => REF + referenceId,
    overrideSchema({ valibotSchema, jsonSchema: { default: _, required = [], ...schema } }) {
      if (valibotSchema.type === 'instance') return { type: 'string', format: 'binary' };
      // Client generators need `type` as well as `const`.
      if (schema.const !== undefined) return { type: typeof schema.const as 'string' | 'boolean', ...schema };
      const strict = owed.get(valibotSchema);
      if (strict) return strict;
      const options = (schema.anyOf ?? []).filter((option) => typeof option === 'object');
      const keys = options.map((option) => Object.keys(option).join());
      // `rowsOf` creates a union of `unknown` and the row's schema. The document has only the row's schema.
      if (keys[0] === '') return options[1];
      if (schema.anyOf && keys.every((key) => key === 'type'))
        return { type: options.flatMap(({ type = [] }) => type) };
      return { ...schema, ...(required.length > 0 && { required }) };
    },
  }) as Record<string, Json>;
  const named = Object.fromEntries(Object.keys(components).map((name) => [name, complete(name, made[name] ?? {})]));
  return {
    named,
    of: (endpoint: Endpoint): EndpointSchemas =>
      Object.fromEntries(
        PARTS.flatMap((part) => {
          const schema = endpoint[part];
          const id = schema && ids.get(schema);
          if (id === undefined) return [];
          if (id in named) return [[part, { $ref: REF + id }]];
          return [[part, part === 'response' ? (made[id] ?? {}) : limited(made[id] ?? {})]];
        }),
      ),
  };
}

function complete(name: string, made: Json): Json {
  const { description, optional, json, properties } = components[name] ?? {};
  const fields = made['properties'] ? { ...fieldsOf(made), ...properties } : undefined;
  const schema: Json = { description, ...made, ...json, ...(fields && { properties: fields }) };
  if (!optional || !fields) return limited(schema);
  return { ...schema, required: Object.keys(fields).filter((field) => !optional.includes(field)) };
}

function limited(schema: Json): Json {
  if (!schema['properties']) return schema;
  const fields = Object.entries(fieldsOf(schema)).map(([name, field]) => {
    const isFree = !('enum' in field || 'const' in field || 'format' in field);
    const isText = [field['type']].flat().includes('string') || 'anyOf' in field;
    return [name, isFree && isText ? { ...field, maxLength: MAX_LENGTH[name] } : field] as const;
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}
