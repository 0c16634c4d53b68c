import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** Types that get a control. */
const SIMPLE = ['boolean', 'string', 'number', 'enum'];

/** Props without a visible effect: ids, URLs, times and accessible names. */
const UNSEEN = /^(courseId|currentIs|fallback|interval|path|resetKey|returned)$/;

interface DocgenInfo {
  __docgenInfo?: { props?: Record<string, { tsType?: { name?: string; raw?: string } }> };
}

/** Shows types as written, and controls only in the Playground. */
export const ownArgTypes: ArgTypesEnhancer = ({ argTypes, component, name: story, title }) => {
  if (!title.startsWith('Components/')) return argTypes;
  const { props = {} }: NonNullable<DocgenInfo['__docgenInfo']> = component?.__docgenInfo ?? {};
  const entries = Object.entries(argTypes).map(([name, { control, ...argType }]) => {
    const { raw, name: type } = props[name]?.tsType ?? {};
    const summary = raw ?? type ?? argType.table?.type?.summary;
    const isSimple = control !== undefined || (SIMPLE.includes(argType.type?.name ?? '') && !UNSEEN.test(name));
    const shown =
      story !== 'Playground' || !isSimple ? { control: false as const } : control !== undefined && { control };
    return [name, { ...argType, ...shown, ...(summary && { table: { ...argType.table, type: { summary } } }) }];
  });
  return Object.fromEntries(entries);
};
