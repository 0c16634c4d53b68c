import { create } from 'storybook/theming/create';
import { fa } from '../src/text/fa.ts';
import { dark, gray, ink, lapis, paper } from '../src/theme/colors.ts';

const brand = {
  brandTitle: fa.brand.name,
  brandImage: './logo.svg',
  brandTarget: '_self',
  appBorderRadius: 10,
  // Storybook's own font has no Persian letters.
  fontBase: 'system-ui, sans-serif',
};

/**
 * Storybook's themes in the academy's colours. Mantine's theme is not used, because Mantine needs a newer React than
 * Storybook's manager has.
 */
export const docsThemes = {
  light: create({
    ...brand,
    base: 'light',
    colorPrimary: lapis[7],
    colorSecondary: lapis[6],
    appBg: gray[1],
    appContentBg: paper,
    appPreviewBg: paper,
    appBorderColor: gray[4],
    textColor: ink,
    textMutedColor: gray[7],
  }),
  dark: create({
    ...brand,
    base: 'dark',
    colorPrimary: lapis[3],
    colorSecondary: lapis[4],
    appBg: dark[8],
    appContentBg: dark[7],
    appPreviewBg: dark[7],
    appBorderColor: dark[4],
    textColor: dark[0],
    textMutedColor: dark[2],
    barBg: dark[6],
  }),
};
