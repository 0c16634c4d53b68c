import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { Json } from './components.ts';
import { controlDocument } from './control.ts';
import { openApiDocument } from './document.ts';

/** Serialises and parses a document, which removes undefined fields. */
const asJson = (value: Json): Json => JSON.parse(JSON.stringify(value));
const document = asJson(await openApiDocument());

/** Yields every object in a tree with its JSON pointer. */
function* objectsIn(tree: unknown, pointer = '#'): Generator<[pointer: string, object: Json]> {
  if (typeof tree !== 'object' || tree === null) return;
  if (!Array.isArray(tree)) yield [pointer, tree as Json];
  for (const [key, value] of Object.entries(tree)) {
    yield* objectsIn(value, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

test('docs/openapi.json is up to date (`npm run openapi` writes it)', () => {
  const committed = readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8');
  expect(JSON.parse(committed)).toEqual(document);
});

test('the documents of the API and of the control calls are valid OpenAPI 3.1', async () => {
  for (const each of [document, asJson(controlDocument())])
    expect((await new Validator().validate(structuredClone(each))).errors).toBeUndefined();
});

test('examples in the OpenAPI document match their schemas', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema({ ...document, $id: 'contract://examples' });
  const examples = [...objectsIn(document)].filter(([, object]) => 'example' in object && 'schema' in object);
  const faults = examples.flatMap(([pointer, { example }]) => {
    const validate = ajv.getSchema(`contract://examples${pointer}/schema`);
    if (!validate) return [`${pointer} has no schema`];
    return validate(example) ? [] : [`${pointer}: ${ajv.errorsText(validate.errors)}`];
  });
  expect(faults).toEqual([]);
  expect(examples.length).toBeGreaterThan(60);
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
