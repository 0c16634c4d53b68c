import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** Props of these types get a control. Props of a type that matches `MAYBE_TEXT` get a text field. */
const SIMPLE = ['boolean', 'string', 'number', 'enum'];
const MAYBE_TEXT = /^string(?: \| (?:null|undefined))+$/;

interface DocgenInfo {
  __docgenInfo?: { props?: Record<string, { tsType?: { name?: string; raw?: string } }> };
}

/** Shows types as the source declares them, and shows controls only in the Playground. */
export const ownArgTypes: ArgTypesEnhancer = ({ argTypes, component, name: story, title }) => {
  if (!title.startsWith('Components/')) return argTypes;
  const { props = {} }: NonNullable<DocgenInfo['__docgenInfo']> = component?.__docgenInfo ?? {};
  const entries = Object.entries(argTypes).map(([name, { control, ...argType }]) => {
    const { raw, name: type } = props[name]?.tsType ?? {};
    const summary = raw ?? type ?? argType.table?.type?.summary;
    const own = control ?? (MAYBE_TEXT.test(summary ?? '') ? ('text' as const) : undefined);
    const isSimple = own !== undefined || SIMPLE.includes(argType.type?.name ?? '');
    const shown =
      story === 'Playground' && isSimple ? own !== undefined && { control: own } : { control: false as const };
    return [name, { ...argType, ...shown, ...(summary && { table: { ...argType.table, type: { summary } } }) }];
  });
  return Object.fromEntries(entries);
};
