import { expect, it } from 'vitest';
import { fa } from '../../text/fa.ts';
import { departmentOptions, placedDepartments } from './departmentOptions.ts';

const { names } = fa.departments;

it('[§2.25] numbers the six departments until the server names them', () => {
  const six = names.map((label, index) => ({ value: String(index + 1), label }));
  expect(departmentOptions()).toEqual(six);
  expect(departmentOptions([])).toEqual(six);
});

it('[F86] [§2.25] takes ids and names from the server, in the order of the product', () => {
  const options = departmentOptions([
    { id: '41', name: 'بازی‌های رایانه‌ای' },
    { id: '40', name: 'برنامه نویسی و هوش مصنوعي' },
    { id: 'b7', name: 'رياضيات' },
  ]);
  expect(options).toEqual([
    { value: 'b7', label: 'رياضيات' },
    { value: '40', label: 'برنامه نویسی و هوش مصنوعي' },
    { value: '41', label: 'بازی‌های رایانه‌ای' },
  ]);
});

it('[F117] the departments of another academy replace the six', () => {
  const own = ['خوشنویسی', 'موسیقی', ...names.slice(0, 1), 'عکاسی'].map((name, index) => ({ id: `d${index}`, name }));
  expect(placedDepartments(own).map(({ name, place }) => [name, place])).toEqual([
    [names[0], 0],
    ['خوشنویسی', -1],
    ['موسیقی', -1],
    ['عکاسی', -1],
  ]);
});

it('never gives two departments one value', () => {
  expect(departmentOptions(names.map((name) => ({ id: '9', name })))).toHaveLength(1);
});
