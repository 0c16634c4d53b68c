import type { ArgTypesEnhancer, StoryContext } from 'storybook/internal/csf';
import { nameOf } from './seen.ts';

/** Types that have a control. Everything else comes from the story. */
const SIMPLE = ['boolean', 'string', 'number', 'enum'];

/** Props that change no pixel: ids, addresses, times, and what only assistive technology hears. */
const UNSEEN = /^(courseId|currentIs|fallback|interval|path|resetKey|returned)$/;

interface DocgenInfo {
  __docgenInfo?: { props?: Record<string, { tsType?: { name?: string; raw?: string } }> };
}

/** Shows types as they are written, and controls in the Playground alone: on a sheet most of them change nothing. */
export const ownArgTypes: ArgTypesEnhancer = ({ argTypes, component, name: story, title }) => {
  if (!title.startsWith('Components/')) return argTypes;
  const { props = {} } = ((component ?? {}) as DocgenInfo).__docgenInfo ?? {};
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

/** «Show code» of a component: how it is written with the story's arguments. */
export function usageOf(code: string, { title, args }: Pick<StoryContext, 'title' | 'args'>): string {
  if (!title.startsWith('Components/')) return code;
  const props = Object.entries(args).map(([prop, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? `${prop}={${JSON.stringify(value)}}` : `${prop}={${prop}}`,
  );
  return `<${[nameOf(title), ...props].join(' ')} />`;
}
