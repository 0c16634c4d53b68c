import { rowId, type Flavour } from '../server/flavours.ts';
import { fieldsOf, type Json } from './components.ts';
import { openApiDocument, type OpenApiDocument } from './document.ts';
import { ref } from './parts.ts';

const uuid = { type: 'string', format: 'uuid' };

/** The form of each type in a flavour. */
const forms = {
  plain: {
    Id: { type: 'integer', minimum: 1 },
    Price: { type: ['integer', 'null'], minimum: 0 },
    // Users have UUIDs in either flavour.
    User: { id: uuid },
    Notification: { receiver: { ...uuid, type: ['string', 'null'] } },
    departments: 0,
  },
  django: {
    Id: uuid,
    Price: { type: ['string', 'null'], pattern: String.raw`^\d+\.\d\d$` },
    User: {},
    Notification: {},
    departments: 1,
  },
} as const;

const ID_PARAMETERS = ['id', 'department', 'course_id'];

/** Picks one form where the contract allows several. */
function inForm(node: unknown, flavour: Flavour): unknown {
  if (Array.isArray(node)) return node.map((each) => inForm(each, flavour));
  if (typeof node !== 'object' || node === null) return node;
  const { anyOf, name, in: place } = node as { anyOf?: Json[]; name?: string; in?: string };
  if (anyOf?.some((option) => 'departments' in fieldsOf(option)))
    return inForm(anyOf[forms[flavour].departments], flavour);
  if (place !== undefined && ID_PARAMETERS.includes(name ?? ''))
    return { ...node, schema: ref('schemas', 'Id'), example: rowId(flavour, 1) };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inForm(value, flavour)]));
}

/** The document of a server in one flavour. */
export async function servedDocument(flavour: Flavour): Promise<OpenApiDocument> {
  const { components, ...document } = inForm(await openApiDocument(flavour), flavour) as OpenApiDocument;
  const { Id, Price, User, Notification } = forms[flavour];
  const { schemas, ...others } = components as {
    schemas: Record<string, Json & { description: string; properties: Json }>;
  };
  const described = (name: string, form: Json) => ({ description: schemas[name]?.description, ...form });
  const changed = (name: string, properties: Json) => ({
    ...schemas[name],
    properties: { ...schemas[name]?.properties, ...properties },
  });
  const written = {
    Id: { ...Id, description: 'The id of a row.' },
    Price: described('Price', Price),
    ExpiresIn: described('ExpiresIn', { type: 'integer', minimum: 1 }),
    User: changed('User', User),
    Notification: changed('Notification', Notification),
    NewTransaction: changed('NewTransaction', { course: ref('schemas', 'Id') }),
  };
  return { ...document, components: { ...others, schemas: { ...schemas, ...written } } };
}
