import { create } from 'storybook/theming/create';
import { dark, gray, ink, lapis, paper } from '../src/theme/colors.ts';
import { fa } from '../src/text/fa.ts';

/** Storybook's own colours from the academy's. Its manager cannot load Mantine, which needs a newer React. */
function themeOf(
  base: 'light' | 'dark',
  colours: Record<'ground' | 'content' | 'bar' | 'border' | 'text' | 'muted' | 'accent' | 'hover', string>,
) {
  const { ground, content, bar, border, text, muted, accent, hover } = colours;
  return create({
    base,
    brandTitle: fa.brand.name,
    brandImage: './logo.svg',
    brandTarget: '_self',
    appBorderRadius: 10,
    inputBorderRadius: 10,
    colorPrimary: accent,
    colorSecondary: hover,
    appBg: ground,
    appContentBg: content,
    appPreviewBg: content,
    appBorderColor: border,
    textColor: text,
    textMutedColor: muted,
    barBg: bar,
    barTextColor: muted,
    barSelectedColor: accent,
    barHoverColor: hover,
    inputBg: bar,
    inputBorder: border,
    inputTextColor: text,
  });
}

const day = { ground: gray[1], content: paper, bar: '#ffffff', border: gray[4], text: ink, muted: gray[7] };
const night = { ground: dark[8], content: dark[7], bar: dark[6], border: dark[4], text: dark[0], muted: dark[2] };

export const docsThemes = {
  light: themeOf('light', { ...day, accent: lapis[7], hover: lapis[6] }),
  dark: themeOf('dark', { ...night, accent: lapis[3], hover: lapis[4] }),
};
