import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fieldOf, shown, type Mismatch } from '../../mocks/openapi/cases.ts';

/** A piece of a JSON document. */
export type Json = Readonly<Record<string, unknown>>;

/** One call of the contract. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  /** Whether it is asked with a bearer token. */
  auth: 'none' | 'optional' | 'required';
  query: readonly Field[];
  /** What is sent, if anything. */
  body?: { kind: 'json' | 'form'; fields: readonly Field[] };
  /** The documented statuses: `200`, `404`, and `2XX` for every other success. */
  statuses: readonly string[];
}

/** A field of a query or of a body. */
export interface Field {
  name: string;
  required: boolean;
  schema: Json;
}

/** Where an answer is not as documented. */
export interface DocumentMismatch extends Mismatch {
  /** Whether a field is missing that can never have nothing to say. */
  isLacking: boolean;
}

/** What `npm run contract` holds a back end to. */
export interface Contract {
  operations: readonly Operation[];
  operation(id: string): Operation;
  /** The documented response that a status falls under: itself or its range. */
  responseTo(operation: Operation, status: number): string | undefined;
  /** The statuses that mean success by the product: one, or every one of `2XX`. */
  successes(operation: Operation): string[];
  /** Whether a documented response may come without a body. */
  mayBeEmpty(operation: Operation, response: string): boolean;
  /** The first difference between a JSON body and what is documented for it. */
  mismatch(operation: Operation, response: string, body: unknown): DocumentMismatch | null;
}

const DOCUMENT = join(import.meta.dirname, '../../docs/openapi.json');
const ROOT = 'contract://document';

/** The committed contract, docs/openapi.json. */
export function readContract(): Contract {
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as Json;
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, verbose: true });
  addFormats(ajv);
  ajv.addSchema({ ...document, $id: ROOT });

  function at(pointer: string): unknown {
    const steps = pointer.replace(/^#/, '').split('/').slice(1);
    let found: unknown = document;
    for (const step of steps) found = (found as Json | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')];
    return found;
  }
  /** The pointer itself, or where its `$ref` leads. */
  function follow(pointer: string): string {
    const target = (at(pointer) as { $ref?: string } | undefined)?.$ref;
    return target === undefined ? pointer : follow(target);
  }

  const base = ({ path, method }: Pick<Operation, 'path' | 'method'>) =>
    `#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
  const schemaPointer = (operation: Operation, response: string) =>
    `${follow(`${base(operation)}/responses/${response}`)}/content/application~1json/schema`;

  function fieldsOf(schema: Json): Field[] {
    const required = (schema['required'] ?? []) as readonly string[];
    return Object.entries((schema['properties'] ?? {}) as Record<string, Json>).map(([name, field]) => ({
      name,
      required: required.includes(name),
      schema: field,
    }));
  }

  function read(path: string, method: string, raw: Json): Operation {
    const call = { path, method: method.toUpperCase() };
    const content = Object.keys((raw['requestBody'] as Json | undefined)?.['content'] ?? {})[0];
    const bodySchema =
      content && (at(follow(`${base(call)}/requestBody/content/${content.replace('/', '~1')}/schema`)) as Json);
    const security = (raw['security'] ?? []) as Json[];
    const parameters = (raw['parameters'] ?? []) as (Field & { in: string })[];
    return {
      id: String(raw['operationId']),
      ...call,
      auth:
        security.length === 0
          ? 'none'
          : security.some((one) => Object.keys(one).length === 0)
            ? 'optional'
            : 'required',
      query: parameters.filter((parameter) => parameter.in === 'query'),
      ...(bodySchema && {
        body: { kind: content === 'multipart/form-data' ? 'form' : 'json', fields: fieldsOf(bodySchema) },
      }),
      statuses: Object.keys(raw['responses'] as Json),
    };
  }

  const operations = Object.entries(document['paths'] as Record<string, Record<string, Json>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, raw]) => read(path, method, raw)),
  );

  return {
    operations,
    operation(id) {
      const operation = operations.find((one) => one.id === id);
      if (!operation) throw new Error(`docs/openapi.json has no operation ${id}`);
      return operation;
    },
    responseTo: ({ statuses }, status) =>
      [String(status), `${String(status)[0]}XX`].find((documented) => statuses.includes(documented)),
    successes: ({ statuses }) =>
      statuses.includes('2XX') ? ['2XX'] : statuses.filter((status) => status.startsWith('2')),
    mayBeEmpty: (operation, response) =>
      response === '204' ||
      (response.startsWith('2') &&
        (operation.statuses.includes('204') || Object.keys(at(schemaPointer(operation, response)) ?? {}).length === 0)),
    mismatch(operation, response, body) {
      const pointer = schemaPointer(operation, response);
      if (at(pointer) === undefined) return null;
      const validate = ajv.getSchema(`${ROOT}${pointer}`);
      return !validate || validate(body) ? null : describe(validate, body, at);
    },
  };
}

/** The deepest complaint, which is the one about the branch that was meant. */
function describe({ errors }: ValidateFunction, body: unknown, at: (pointer: string) => unknown): DocumentMismatch {
  const all = (errors ?? []).filter(({ keyword }) => keyword !== 'anyOf');
  const depth = (path: string) => path.split('/').length;
  const [first] = all.toSorted((a, b) => depth(b.instancePath) - depth(a.instancePath));
  if (!first) return { where: '/', expected: 'what is documented', came: shown(body), isLacking: false };
  const { instancePath, keyword, params, parentSchema, message = '' } = first;
  if (keyword === 'required') {
    const name = String(params['missingProperty']);
    const field = fieldOf(fieldOf(parentSchema, 'properties'), name);
    const where = `${instancePath}/${name}`;
    return { where, expected: 'to be there', came: 'nothing', isLacking: !allowsNull(field, at) };
  }
  let came: unknown = body;
  for (const step of instancePath.split('/').slice(1))
    came = fieldOf(came, step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const expected =
    keyword === 'enum'
      ? `one of ${shown(params['allowedValues'])}`
      : message.replace(/^must (be )?/, '').replaceAll(',', ' or ');
  return { where: instancePath || '/', expected, came: shown(came), isLacking: false };
}

function allowsNull(schema: unknown, at: (pointer: string) => unknown): boolean {
  const target = fieldOf(schema, '$ref');
  if (typeof target === 'string') return allowsNull(at(target), at);
  const branches = fieldOf(schema, 'anyOf');
  if (Array.isArray(branches)) return branches.some((branch) => allowsNull(branch, at));
  return [fieldOf(schema, 'type')].flat().includes('null');
}
