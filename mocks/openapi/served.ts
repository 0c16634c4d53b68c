import { rowId, type Flavour } from '../server/flavours.ts';
import { components as declared, fieldsOf, type Json } from './components.ts';
import { openApiDocument, type OpenApiDocument } from './document.ts';
import { ref } from './parts.ts';

const uuid = { type: 'string', format: 'uuid' };
const amount = { type: 'integer', minimum: 0 };

/** The types of ids and amounts in each flavour. User ids are UUIDs in both. */
const forms = {
  plain: {
    Id: { type: 'integer', minimum: 1 },
    Price: { ...amount, type: ['integer', 'null'] },
    User: { id: uuid },
    Notification: { receiver: { ...uuid, type: ['string', 'null'] } },
  },
  django: {
    Id: uuid,
    Price: { type: ['string', 'null'], pattern: String.raw`^\d+\.\d\d$` },
    User: {},
    Notification: {},
  },
};

const ID_PARAMETERS = ['id', 'department', 'course_id'];
/** Success statuses that other servers may send but the mock never sends. */
const OTHERS = ['2XX', '204'];

/**
 * Chooses, from several types, the type that the mock sends or accepts. Undefined if the mock needs the whole union.
 */
function chosen(options: readonly Json[] = [], flavour: Flavour): Json | undefined {
  const named = options.find((option) => 'departments' in fieldsOf(option));
  if (named && flavour === 'django') return named;
  return options.some(({ type }) => type === 'number') ? amount : options.find(({ type }) => type === 'array');
}

type Part = { anyOf?: Json[]; name?: string; in?: string; example?: string };

/** Chooses one type wherever the contract allows several. */
function inForm(node: unknown, flavour: Flavour): unknown {
  if (Array.isArray(node)) return node.map((each) => inForm(each, flavour));
  if (typeof node !== 'object' || node === null) return node;
  const { anyOf, name = '', in: place, example } = node as Part;
  const one = chosen(anyOf, flavour);
  if (one) return inForm(one, flavour);
  if (place !== undefined && ID_PARAMETERS.includes(name))
    return { ...node, schema: ref('schemas', 'Id'), example: rowId(flavour, 1) };
  const own = Object.entries(node).filter(([key]) => !OTHERS.includes(key));
  const fields = Object.fromEntries(own.map(([key, value]) => [key, inForm(value, flavour)]));
  return place === 'query' && name.startsWith('price_') ? { ...fields, example: Number(example) } : fields;
}

/** Creates the OpenAPI document of a mock with this flavour. */
export async function servedDocument(flavour: Flavour): Promise<OpenApiDocument> {
  const { components, ...document } = inForm(await openApiDocument(flavour), flavour) as OpenApiDocument;
  const { schemas, ...others } = components as { schemas: Record<string, Json> };
  const { Id, Price, User, Notification } = forms[flavour];
  const changes: Record<string, Json> = { User, Notification, NewTransaction: { course: ref('schemas', 'Id') } };
  const whole = Object.entries(schemas).map(([name, schema]) => {
    const properties = { ...fieldsOf(schema), ...changes[name] };
    if (Object.keys(properties).length === 0) return [name, schema] as const;
    // The mock sends every field, so all fields are required.
    const required = declared[name]?.optional ? Object.keys(properties) : schema['required'];
    return [name, { ...schema, properties, ...(required !== undefined && { required }) }] as const;
  });
  const written = {
    Id: { ...Id, description: 'The id of an item.' },
    Price: { ...Price, description: 'An amount in rials. Null or 0 means free.' },
    ExpiresIn: { type: 'integer', minimum: 1, description: 'The lifetime of `access` in seconds.' },
  };
  return { ...document, components: { ...others, schemas: { ...Object.fromEntries(whole), ...written } } };
}
