// Creates the files of a component or page. Also adds a new page to the lists of pages, routes and texts.
//   npm run new component Course/RatingStars
//   npm run new page Faq /faq
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRoute } from '../src/pages.ts';
import { readOptions, refuse } from './options.ts';

const root = join(import.meta.dirname, '..');

const componentOf = (name: string) => `import { Box } from '@mantine/core';
import classes from './${name}.module.css';

interface ${name}Props {
  /** The text to show. */
  label: string;
}

/** Describe the component in one sentence (product §n). */
export function ${name}({ label }: ${name}Props) {
  return <Box className={classes.root}>{label}</Box>;
}
`;

const styles = `.root {
  padding: var(--mantine-spacing-xs);
}
`;

const storiesOf = (family: string, name: string) => `import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { ${name} } from '../../../src/components/${family.toLowerCase()}/${name}/${name}.tsx';

/** برای چه کاری است. برای چه کاری نیست. */
const meta = preview.meta({ component: ${name}, args: { label: 'نمونه' } });

export const States = meta.story({
  name: 'نام فارسی · همه حالت‌ها',
  render: sheet(${name}, 280, {
    پیش‌فرض: {},
    'متن بلند': { label: 'متن بسیار بلند '.repeat(40) },
    'قاعده در یک جمله.': { good: {}, bad: { label: '' } },
  }),
  play: ({ canvas, args }) => expect(stateOf(canvas, 'پیش‌فرض')).toHaveTextContent(args.label),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
`;

const pageOf = (name: string, texts: string) => `import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { fa } from '../../text/fa.ts';

/** Describe the page in one sentence (product §2). */
export function ${name}() {
  return (
    <Page>
      <PageMeta title={fa.${texts}.title} description={fa.${texts}.title} />
      <PageHeading title={fa.${texts}.title} />
    </Page>
  );
}
`;

const textsOf = (texts: string) => `/** Describe the page (product §2). */
export const ${texts} = { title: 'عنوان صفحه' } as const;
`;

const pageStoriesOf = (name: string, texts: string) => `import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ${name} } from '../../src/pages/${name}/${name}.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';

const academy = { route: paths.${texts}, path: paths.${texts} };
const meta = preview.meta({ component: ${name}, parameters: { academy } });

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: fa.${texts}.title })).toBeVisible();
  },
});
`;

const [kind, name = '', path = ''] = readOptions({}, true).words;
const files: Record<string, string> = {};
/** For each file: the line to insert, and the text before which it is inserted. */
const lines: [file: string, line: string, before: string][] = [];

if (kind === 'component') {
  const [, family = '', component = ''] = /^([A-Za-z]+)\/([A-Z][A-Za-z]+)$/.exec(name) ?? [];
  if (!component) refuse(`The name must have the form Course/RatingStars, not “${name}”.`);
  const folder = `src/components/${family.toLowerCase()}/${component}`;
  files[`${folder}/${component}.tsx`] = componentOf(component);
  files[`${folder}/${component}.module.css`] = styles;
  files[`stories/components/${family.toLowerCase()}/${component}.stories.tsx`] = storiesOf(family, component);
} else if (kind === 'page') {
  if (!/^[A-Z][A-Za-z]+ \/[a-z-]+$/.test(`${name} ${path}`))
    refuse(`The name and path must have the form Faq /faq, not “${name} ${path}”.`);
  if (isRoute(path)) refuse(`${path} is the path of another page.`);
  const [page, texts] = [`${name}Page`, name.charAt(0).toLowerCase() + name.slice(1)];
  files[`src/pages/${page}/${page}.tsx`] = pageOf(page, texts);
  files[`src/text/fa/${texts}.ts`] = textsOf(texts);
  files[`stories/pages/${page}.stories.tsx`] = pageStoriesOf(page, texts);
  lines.push(
    ['src/pages.ts', `  ${page}: { path: '${path}', kind: 'found' },`, '} as const satisfies Record<string, Page>;'],
    [
      'src/routes.tsx',
      `  ${page}: page(async () => (await import('./pages/${page}/${page}.tsx')).${page}),`,
      "};\n\n/** The brand's own text pages.",
    ],
    ['src/text/families.ts', `export { ${texts} } from './fa/${texts}.ts';`, "export { brand } from './fa/brand.ts';"],
  );
} else refuse(`The first word must be component or page, not “${kind}”.`);

const read = (file: string) => readFileSync(join(root, file), 'utf8');
for (const file of Object.keys(files)) if (existsSync(join(root, file))) refuse(`${file} already exists.`);
for (const [file, , before] of lines) if (!read(file).includes(before)) refuse(`${file} does not contain “${before}”.`);

for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.info(`Wrote ${file}`);
}
for (const [file, line, before] of lines) {
  writeFileSync(join(root, file), read(file).replace(before, `${line}\n${before}`));
  console.info(`Added a line to ${file}`);
}
