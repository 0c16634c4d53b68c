// `npm run new component Course/RatingStars`: creates the files of a component.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const [kind, path = ''] = readOptions({}, true).words;
const [, family, name] = /^([A-Za-z]+)\/([A-Z][A-Za-z]+)$/.exec(path) ?? [];
if (kind !== 'component' || family === undefined || name === undefined)
  refuse(`The name must have the form Course/RatingStars, not “${path}”.`);

const folder = `src/components/${family.toLowerCase()}/${name}`;
const files = {
  [`${folder}/${name}.tsx`]: componentOf(name),
  [`${folder}/${name}.module.css`]: styles,
  [`stories/components/${family.toLowerCase()}/${name}.stories.tsx`]: storiesOf(family, name),
};
for (const [file, text] of Object.entries(files)) {
  if (existsSync(join(root, file))) refuse(`${file} already exists.`);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.info(`Wrote ${file}`);
}
