import { alpha, createTheme, rem, type CSSVariablesResolver } from '@mantine/core';
import { common } from '../text/fa/common.ts';
import { ButtonElement } from './ButtonElement.ts';
import { dark, frame, gray, green, ink, lapis, paper, red, saffron, shadow, turquoise } from './colors.ts';
import { ErrorElement } from './ErrorElement.ts';

const fontFamily =
  "'Vazirmatn Variable', 'Vazirmatn Fallback', 'Vazirmatn Noto', 'Vazirmatn Naskh', 'Vazirmatn DejaVu', Tahoma, system-ui, sans-serif";

/** The text sizes. The sizes of `h1` and `h2` (below) grow with the viewport. */
const [xs, sm, md, lg, xl] = [rem(13), rem(14.5), rem(16), rem(18), rem(20)];
const h1 = 'clamp(1.625rem, 1.3rem + 1.5vw, 2.5rem)';
const h2 = 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)';
const headline = (fontSize: string) => ({ fontSize, lineHeight: '1.35' });

// The height of a touch target. The unit is px, so that the height does not depend on the text size. `calc` prevents
// Mantine from converting the value to rem.
const finger = 'calc(44px)';

const field = { size: 'md' };
const dialog = {
  padding: 'lg',
  overlayProps: { color: dark[9], backgroundOpacity: 0.5, blur: 4 },
  closeButtonProps: { 'aria-label': common.close, size: finger, iconSize: 22 },
};
// The negative margin aligns the close button's icon with the edge of the content.
const dialogStyles = {
  title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 700 },
  close: { marginInlineEnd: `calc((${rem(22)} - ${finger}) / 2)` },
};
// Mantine renders a `header` element, which screen readers would announce as a second banner.
const dialogHeader = { defaultProps: { role: 'none' } };

/**
 * The academy's design tokens and component defaults. Persian text needs a line height of at least 1.65, and headlines
 * need 1.35. With a `luminanceThreshold` of 0.2, Mantine chooses white or ink text so that every filled control has a
 * contrast of 4.5:1.
 */
export const theme = createTheme({
  colors: { lapis, turquoise, saffron, red, green, gray, dark },
  primaryColor: 'lapis',
  primaryShade: { light: 7, dark: 5 },
  autoContrast: true,
  luminanceThreshold: 0.2,
  white: '#ffffff',
  black: ink,

  fontFamily,
  fontSizes: { xs, sm, md, lg, xl },
  lineHeights: { xs: '1.65', sm: '1.7', md: '1.8', lg: '1.8', xl: '1.75' },
  headings: {
    textWrap: 'balance',
    sizes: {
      h1: headline(h1),
      h2: headline(h2),
      h3: headline(xl),
      h4: headline(lg),
      h5: headline(md),
      h6: headline(sm),
    },
  },

  radius: { xs: rem(6), sm: rem(10), md: rem(14), lg: rem(20), xl: rem(28) },
  defaultRadius: 'md',
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(40) },
  breakpoints: { xs: '0em', xsm: '25em', sm: '37.5em', md: '60em', lg: '80em', xl: '96em' },
  shadows: {
    xs: `0 1px 2px rgb(${shadow} / 6%)`,
    sm: `0 1px 2px rgb(${shadow} / 5%), 0 4px 14px -4px rgb(${shadow} / 8%)`,
    md: `0 2px 4px rgb(${shadow} / 4%), 0 10px 28px -8px rgb(${shadow} / 14%)`,
    lg: `0 4px 8px rgb(${shadow} / 4%), 0 20px 48px -12px rgb(${shadow} / 20%)`,
    xl: `0 8px 16px rgb(${shadow} / 5%), 0 32px 80px -16px rgb(${shadow} / 28%)`,
  },

  cursorType: 'pointer',
  respectReducedMotion: true,

  components: {
    Container: { defaultProps: { size: 'var(--academy-page-width)', px: { base: 'md', sm: 'lg' } } },
    Button: { defaultProps: { size: 'md', component: ButtonElement } },
    ActionIcon: { defaultProps: { size: finger, variant: 'subtle', radius: 'xl' } },
    Badge: { defaultProps: { variant: 'light', size: 'lg', radius: 'sm' } },
    Card: { defaultProps: { radius: 'lg', padding: 'lg', shadow: 'sm', withBorder: true } },
    Paper: { defaultProps: { radius: 'lg' } },
    Modal: { defaultProps: { ...dialog, centered: true, radius: 'lg' }, styles: dialogStyles },
    Drawer: { defaultProps: dialog, styles: dialogStyles },
    ModalHeader: dialogHeader,
    DrawerHeader: dialogHeader,
    Notification: {
      defaultProps: {
        radius: 'lg',
        withBorder: true,
        closeButtonProps: { 'aria-label': common.closeMessage, size: finger },
      },
    },
    InputError: { defaultProps: { component: ErrorElement } },
    // Labels have no asterisk, because the site marks optional fields instead of required ones.
    InputWrapper: { defaultProps: { withAsterisk: false } },
    TextInput: { defaultProps: field },
    PasswordInput: { defaultProps: field },
    Textarea: { defaultProps: { ...field, autosize: true, minRows: 4, maxRows: 14 } },
    FileInput: { defaultProps: field },
    Select: { defaultProps: { ...field, allowDeselect: false, checkIconPosition: 'right', withScrollArea: true } },
    Checkbox: { defaultProps: { ...field, radius: 'xs' } },
    Switch: { defaultProps: field },
    SegmentedControl: { defaultProps: { size: 'md', radius: 'xl' } },
    Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
});

/**
 * The durations of animations, such as `quick` for hover effects, `calm` for opening panels, `slow` for progress, and
 * `scene` for slides. The CSS variables are `--academy-motion-…`.
 */
export const durations = { quick: '180ms', calm: '260ms', slow: '450ms', scene: '700ms' } as const;

/** Returns the CSS variables of Mantine's `light` variant in the dark scheme: `text` on a tint of `ground`. */
function glow(name: string, ground: string, text: string) {
  return {
    [`--mantine-color-${name}-light`]: alpha(ground, 0.2),
    [`--mantine-color-${name}-light-hover`]: alpha(ground, 0.3),
    [`--mantine-color-${name}-light-color`]: text,
  };
}

/**
 * Overrides Mantine's colours that are too pale or too cold. Text has a contrast of at least 4.5:1, and field borders
 * have at least 3:1. `--academy-page` is the background of the page. `--mantine-color-body` is the background of cards
 * and dialogs.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: Object.fromEntries(
    Object.entries(durations).map(([name, duration]) => [`--academy-motion-${name}`, duration]),
  ),
  light: {
    '--academy-page': paper,
    '--academy-sunken': gray[1],
    '--academy-girih': `${lapis[7]}1a`,
    '--academy-field-border': '#938d83',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': gray[7],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-default-border': gray[4],
    '--mantine-color-default-hover': gray[1],
    '--mantine-color-anchor': lapis[7],
    '--mantine-color-error': red[7],
    '--mantine-color-success': green[7],
    '--mantine-color-saffron-text': saffron[9],
    '--mantine-color-saffron-outline': saffron[9],
    '--mantine-color-lapis-light-color': lapis[8],
    '--mantine-color-disabled-color': gray[6],
  },
  dark: {
    '--academy-page': dark[7],
    '--academy-sunken': dark[8],
    '--academy-girih': `${lapis[3]}1a`,
    '--academy-field-border': frame,
    '--mantine-color-body': dark[6],
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[3],
    '--mantine-color-default': dark[5],
    '--mantine-color-default-hover': dark[4],
    '--mantine-color-default-border': dark[4],
    '--mantine-color-anchor': lapis[3],
    '--mantine-color-error': red[3],
    '--mantine-color-success': green[3],
    '--mantine-color-disabled': dark[4],
    '--mantine-color-disabled-color': dark[2],
    ...glow('lapis', lapis[5], lapis[2]),
    ...glow('turquoise', turquoise[4], turquoise[2]),
    ...glow('saffron', saffron[5], saffron[2]),
    ...glow('red', red[4], red[2]),
    ...glow('green', green[4], green[2]),
    ...glow('gray', dark[2], dark[0]),
  },
});
