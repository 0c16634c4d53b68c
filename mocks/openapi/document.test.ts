import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { FLAVOURS } from '../server/flavours.ts';
import { controlDocument } from './control.ts';
import { openApiDocument, type OpenApiDocument } from './document.ts';
import { servedDocument } from './served.ts';

type Tree = { [key: string]: unknown };

let document: OpenApiDocument;
const served: OpenApiDocument[] = [];
/** Serialises and parses a document, which removes undefined fields. */
const asJson = (value: OpenApiDocument) => JSON.parse(JSON.stringify(value)) as OpenApiDocument;
beforeAll(async () => {
  document = asJson(await openApiDocument());
  for (const flavour of FLAVOURS) served.push(asJson(await servedDocument(flavour)));
});

/** Yields every object in a tree with its JSON pointer. */
function* objectsIn(tree: unknown, pointer = '#'): Generator<[pointer: string, object: Tree]> {
  if (typeof tree !== 'object' || tree === null) return;
  if (!Array.isArray(tree)) yield [pointer, tree as Tree];
  for (const [key, value] of Object.entries(tree)) {
    yield* objectsIn(value, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

test('docs/openapi.json is up to date (`npm run openapi` writes it)', () => {
  const committed = readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8');
  expect(JSON.parse(committed)).toEqual(document);
});

test('the committed and the served documents are valid OpenAPI 3.1', async () => {
  for (const each of [document, ...served, asJson(controlDocument() as OpenApiDocument)])
    expect((await new Validator().validate(structuredClone(each))).errors).toBeUndefined();
});

test('a served OpenAPI document has only one type for ids, one for amounts and one for departments', () => {
  for (const { components } of served)
    expect(components).toMatchObject({ schemas: { Refusal: { properties: { detail: { type: 'string' } } } } });
  const [plain, django] = served.map((each) => JSON.stringify(each));
  expect(plain).toContain('"Id":{"type":"integer"');
  expect(django).toContain('"Id":{"type":"string","format":"uuid"');
  for (const text of [plain, django]) expect(text).not.toMatch(/"number","string"|"string","number"/);
  expect(plain).not.toContain('"departments":{"type":"array"');
  // Client generators do not support statuses such as `2XX`, and cannot generate types for unions.
  for (const text of [plain, django])
    expect(text).not.toMatch(/"2XX"|\{"type":"number"\},\{"type":"string"|"anyOf":\[\{"type":"array"/);
});

describe('examples in the OpenAPI documents', () => {
  test('match their schemas', () => {
    for (const each of [document, ...served]) {
      const ajv = new Ajv2020({ strict: false });
      addFormats(ajv);
      ajv.addSchema({ ...each, $id: 'contract://examples' });
      const examples = [...objectsIn(each)].filter(([, object]) => 'example' in object && 'schema' in object);
      const faults = examples.flatMap(([pointer, { example }]) => {
        const validate = ajv.getSchema(`contract://examples${pointer}/schema`);
        if (!validate) return [`${pointer} has no schema`];
        return validate(example) ? [] : [`${pointer}: ${ajv.errorsText(validate.errors)}`];
      });
      expect(faults).toEqual([]);
      expect(examples.length).toBeGreaterThan(60);
    }
  });

  test('exist for each request, each parameter, and each response with a body', () => {
    const without = [...objectsIn(document)].filter(
      ([pointer, object]) =>
        'schema' in object && !/\/headers\//.test(pointer) && object['example'] === undefined && !('schemas' in object),
    );
    expect(without.map(([pointer]) => pointer)).toEqual([]);
    const parameters = [...objectsIn(document.paths)].filter(([, object]) => 'in' in object);
    expect(parameters.length).toBeGreaterThan(15);
    for (const [pointer, { description }] of parameters) expect(description, pointer).toEqual(expect.any(String));
  });
});

test('in the document, arrays declare items, constants a type, and strings in requests a maximum length', () => {
  for (const [pointer, object] of objectsIn(document)) {
    if (object['type'] === 'array') expect(object['items'], pointer).not.toEqual({});
    if ('const' in object) expect(object['type'], pointer).toBe(typeof object['const']);
  }
  const requests = [...objectsIn(document)].filter(([pointer]) =>
    /parameters\/\d+\/schema$|schemas\/(New|Registration|Credentials|ProfileChange)\w*\/properties\/\w+$|requestBody.*\/properties\/\w+$/.test(
      pointer,
    ),
  );
  const open = requests.flatMap(([pointer, schema]) => {
    const isLimited = ['enum', 'const', 'format', 'maxLength'].some((keyword) => keyword in schema);
    return isLimited || !JSON.stringify(schema).includes('"string"') ? [] : pointer;
  });
  expect(requests.length).toBeGreaterThan(20);
  expect(open, 'Add their lengths to mocks/server/limits.ts').toEqual([]);
});
