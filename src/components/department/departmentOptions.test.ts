import { expect, it } from 'vitest';
import { fa } from '../../text/fa.ts';
import { departmentOptions, placedDepartments } from './departmentOptions.ts';

const { names } = fa.departments;
/** Returns the name as typed on an Arabic keyboard. */
const arabic = (name = '') => name.replaceAll('ی', 'ي').replaceAll('\u200c', ' ');

it('[§2.25] the six departments have the ids 1 to 6 until the API responds', () => {
  const six = names.map((label, index) => ({ value: String(index + 1), label }));
  expect(departmentOptions()).toEqual(six);
  expect(departmentOptions([])).toEqual(six);
});

it('[F86] [§2.25] the departments get ids and names from the API, but keep their built-in order', () => {
  const options = departmentOptions([
    { id: '41', name: 'رایانه' },
    { id: '40', name: arabic(names[1]) },
    { id: 'b7', name: arabic(names[0]) },
  ]);
  expect(options).toEqual([
    { value: 'b7', label: arabic(names[0]) },
    { value: '40', label: arabic(names[1]) },
    { value: '41', label: 'رایانه' },
  ]);
});

it('[F117] the departments of another academy replace the six built-in ones', () => {
  const own = ['معماری', 'نجوم', ...names.slice(0, 1), 'ورزش'].map((name, index) => ({ id: `d${index}`, name }));
  expect(placedDepartments(own).map(({ name, place }) => [name, place])).toEqual([
    [names[0], 0],
    ['معماری', -1],
    ['نجوم', -1],
    ['ورزش', -1],
  ]);
});

it('no two options have the same value', () => {
  expect(departmentOptions(names.map((name) => ({ id: '9', name })))).toHaveLength(1);
});
