// The brand in stories: `brand/brand.ts`, but with fixed values for the settings on which stories depend.
import * as brand from '../brand/brand.ts';
import { departments as seeds } from '../mocks/data/corpus/departments.ts';

export * from '../brand/brand.ts';

export const currency: typeof brand.currency = 'rial';
export const blog: boolean = true;
export const staffForms: boolean = true;
export const notifications: boolean = true;
export const notes: boolean = true;
export const pages: typeof brand.pages = [];
export const departments = seeds.map(({ name, motto }, at) => ({
  text: motto,
  drawing: 'default-department.svg',
  ...brand.departments[at],
  name,
}));
