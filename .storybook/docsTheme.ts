import { create } from 'storybook/theming/create';
import { dark, gray, ink, lapis, paper } from '../src/theme/colors.ts';
import { fa } from '../src/text/fa.ts';

const shared = {
  brandTitle: fa.brand.name,
  brandImage: './logo.svg',
  brandTarget: '_self',
  appBorderRadius: 10,
  inputBorderRadius: 10,
} as const;

// Without the theme itself: Storybook's frame is built for an older React than Mantine needs.
/** Storybook's own frame and documentation pages in the academy's colours, for each scheme. */
export const docsThemes = {
  light: create({
    base: 'light',
    ...shared,
    colorPrimary: lapis[7],
    colorSecondary: lapis[6],
    appBg: gray[1],
    appContentBg: paper,
    appPreviewBg: paper,
    appBorderColor: gray[4],
    textColor: ink,
    textMutedColor: gray[7],
    barBg: '#ffffff',
    barTextColor: gray[7],
    barSelectedColor: lapis[7],
    barHoverColor: lapis[6],
    inputBg: '#ffffff',
    inputBorder: gray[5],
    inputTextColor: ink,
  }),
  dark: create({
    base: 'dark',
    ...shared,
    colorPrimary: lapis[3],
    colorSecondary: lapis[4],
    appBg: dark[8],
    appContentBg: dark[7],
    appPreviewBg: dark[7],
    appBorderColor: dark[4],
    textColor: dark[0],
    textMutedColor: dark[2],
    barBg: dark[6],
    barTextColor: dark[2],
    barSelectedColor: lapis[3],
    barHoverColor: lapis[4],
    inputBg: dark[5],
    inputBorder: dark[3],
    inputTextColor: dark[0],
  }),
};
