import { expect, it } from 'vitest';
import { fa } from '../../text/fa.ts';
import { departmentOptions } from './departmentOptions.ts';

it('[§2.25] numbers the six departments while the server has not named them', () => {
  expect(departmentOptions()).toEqual(
    fa.departments.names.map((label, index) => ({ value: String(index + 1), label })),
  );
});

it('[§2.25] takes the id that the server gives for a name, however the name is typed there', () => {
  const options = departmentOptions([
    { id: 'b7', name: 'رياضيات' },
    { id: '40', name: fa.departments.names[5] },
    { id: '41', name: 'ناشناخته' },
  ]);
  expect(options.map(({ value }) => value)).toEqual(['b7', '2', '3', '4', '5', '40']);
});

it('never gives two departments one value', () => {
  const counted = departmentOptions([{ id: '1', name: fa.departments.names[1] }]);
  const doubled = departmentOptions(fa.departments.names.map((name) => ({ id: '9', name })));
  for (const options of [counted, doubled]) expect(new Set(options.map(({ value }) => value)).size).toBe(6);
  expect(counted[1]).toEqual({ value: '1', label: fa.departments.names[1] });
});
