import { join } from 'node:path';
import cascadeLayers from '@csstools/postcss-cascade-layers';
import chroma from 'chroma-js';
import postcss, { type Root } from 'postcss';
import { build, type Rolldown } from 'vite';

const MIX = /color-mix\(in srgb, ?(var\([\w-]+\)|#\w+|rgb[^()]*\([^()]*\))(?: (\d+)%)?, ?transparent(?: (\d+)%)?\)/g;

/**
 * Replaces `color-mix()` of a colour and `transparent`. If the colour has only one value in the style sheet, computes
 * the mixed colour. Otherwise uses the colour itself or `transparent`.
 */
function withoutMixes(css: string): string {
  const plain = css.replaceAll(MIX, (_, color: string, share?: string, rest?: string) => {
    const alpha = (share === undefined ? 100 - Number(rest ?? 50) : Number(share)) / 100;
    const values = new Set(
      [...css.matchAll(new RegExp(`${color.slice(4, -1)}: *([^;}]*)`, 'g'))].map(([, one]) => one),
    );
    const [value = ''] = color.startsWith('var') ? values : [color];
    if (values.size <= 1 && chroma.valid(value))
      return chroma(value)
        .alpha(alpha * chroma(value).alpha())
        .css();
    return alpha < 0.5 ? 'transparent' : color;
  });
  return plain === css ? css : withoutMixes(plain);
}

/** Splits rules that contain modern selectors, because browsers drop a whole rule if one selector is unknown. */
function splitRules(root: Root) {
  root.walkRules(/:has\(|:focus-visible/, (rule) => {
    if (rule.selectors.length > 1)
      rule.replaceWith(rule.selectors.map((selector) => rule.clone({ selectors: [selector] })));
  });
}

/** Creates the style sheet for browsers without cascade layers or `color-mix()`. */
export const oldStyles = async (css: string): Promise<string> => {
  const flat = await postcss([cascadeLayers()]).process(css, { from: undefined });
  const root = postcss.parse(
    withoutMixes(flat.css)
      .replaceAll(/(\d)dvh/g, '$1vh')
      .replaceAll('overflow:clip', 'overflow:hidden'),
  );
  splitRules(root);
  return root.toString();
};

/** Builds the script with polyfills for old browsers. */
export async function oldScript(): Promise<string> {
  const [result] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2015',
      lib: { entry: join(import.meta.dirname, '../../src/old.ts'), formats: ['iife'], name: 'old' },
    },
  })) as Rolldown.RolldownOutput[];
  return result?.output[0].code ?? '';
}
