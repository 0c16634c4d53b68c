import { accounts } from '../../mocks/data/corpus/accounts.ts';
import { departments } from '../../mocks/data/corpus/departments.ts';
import { fa } from '../../src/text/fa.ts';
import { courses } from '../fixtures.ts';

const sources = Object.values(
  import.meta.glob<string>('../../src/text/fa/*.ts', { query: '?raw', import: 'default', eager: true }),
);

/** A value for each name that a parameter of the deck has: what stands there on a screen. */
const examples: Readonly<Record<string, unknown>> = {
  page: fa.courses.title,
  count: 3,
  courses: 28,
  departments: 6,
  number: 2,
  percent: 25,
  username: accounts[0]?.username,
  name: departments[0]?.name,
  title: courses.plain.title,
  department: departments[1]?.name,
  filter: fa.filters.freeOnly,
  remaining: 300_000,
  rials: courses.discounted.amount_with_discount,
  from: 0,
  to: 4_000_000,
  before: courses.discounted.price,
  now: courses.discounted.amount_with_discount,
  message: 'این دوره دیگر فروخته نمی‌شود.',
  reason: 'نام کاربری یا رمز عبور نادرست است.',
  detail: 'حجم تصویر کاور بیش از اندازه است.',
};

/** One text of the deck. */
interface Message {
  /** Where it is in `fa`: `basket.total`. */
  path: string;
  /** As it is shown; for a function one text with all values, and one without the server's message if it may be missing. */
  texts: readonly string[];
  /** The parameters of a function, as they are declared. */
  parameters: readonly string[];
}

/** The deck's texts of one family. */
interface Family {
  name: string;
  messages: readonly Message[];
}

function parametersOf(family: string, name: string): string[] {
  const source = sources.find((text) => text.includes(`export const ${family} = {`)) ?? '';
  const list = new RegExp(`\\n\\s+${name}: \\(([^)]*)\\) =>`).exec(source)?.[1];
  if (list === undefined) throw new Error(`The source of fa.${family}.${name} was not found`);
  return list.split(', ');
}

function exampleOf(parameter: string): unknown {
  const name = parameter.replace(/:.*/, '');
  if (name in examples) return examples[name];
  if (parameter.endsWith(': number')) return 3;
  throw new Error(`There is no example for the parameter ${parameter}`);
}

function messagesOf(value: unknown, family: string, path: string): Message[] {
  if (typeof value === 'string') return [{ path, texts: [value], parameters: [] }];
  if (typeof value !== 'function') {
    return Object.entries(value as object).flatMap(([key, part]) => messagesOf(part, family, `${path}.${key}`));
  }
  const parameters = parametersOf(family, path.replace(/.*\./, ''));
  const text = (values: unknown[]): string => String(value(...values));
  const texts = [text(parameters.map(exampleOf))];
  const without = parameters.map((parameter) => (parameter.includes('null') ? null : exampleOf(parameter)));
  if (without.includes(null)) texts.unshift(text(without));
  if (parameters[0]?.startsWith('count')) texts.push(text([0]));
  return [{ path, texts: [...new Set(texts)], parameters }];
}

/** The whole deck, by family. */
export const families: readonly Family[] = Object.entries(fa).map(([name, family]) => ({
  name,
  messages: messagesOf(family, name, name),
}));
