import { describe, expect, test } from 'vitest';
import { departmentsApi } from '../../src/api/departments.ts';
import { callOf } from '../../src/api/endpoint.ts';
import { allHandlers } from '../handlers/all.ts';
import { openAcademy } from '../testing/academy.ts';
import { calls } from './calls.ts';
import { handlers, type Resource } from './handler.ts';

test('[§7.5] every declared endpoint has a handler, and there are no other handlers', () => {
  expect(allHandlers.map(({ endpoint }) => callOf(endpoint)).toSorted()).toEqual(calls.toSorted());
});

describe('a response', () => {
  const prose = { summary: '' };
  const department = { id: 1, name: '', motto: '', description: '', icon: null, images: [] };
  const { list, read } = departmentsApi;

  async function answerOf({ handlers: { it } }: Resource) {
    const { world } = openAcademy();
    const response = await it?.answer(new Request('http://academy.test/api/'), { id: '1' }, world);
    return { status: response?.status, body: (await response?.json()) as unknown };
  }
  const readBy = (answer: () => typeof department) =>
    answerOf(handlers({ it: read }, '', { it: { ...prose, example: { params: { id: '1' } }, answer } }));

  test('with an undeclared field, such as a password, becomes a 500 that names the field', async () => {
    const body = { detail: expect.stringContaining('/password is not declared') as unknown };
    expect(await readBy(() => ({ ...department, password: 'secret-1' }))).toEqual({ status: 500, body });
  });

  test('without a declared field is a type error, and becomes a 500 that names the field', async () => {
    const { motto: _, ...rest } = department;
    const body = { detail: expect.stringContaining('/motto is missing') as unknown };
    // @ts-expect-error -- `motto` is missing
    expect(await readBy(() => rest)).toEqual({ status: 500, body });
  });

  test('with a row that the client cannot read becomes a 500', async () => {
    const rows = [department, { ...department, id: '' }];
    const resource = handlers({ it: list }, '', { it: { ...prose, example: {}, answer: () => rows } });
    expect((await answerOf(resource)).status).toBe(500);
  });
});
