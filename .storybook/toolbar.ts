import { accounts } from '../mocks/data/corpus/accounts.ts';
import { isScenario, scenarios } from '../mocks/server/scenarios.ts';
import type { GlobalTypes } from 'storybook/internal/csf';
import { theme } from '../src/theme/theme.ts';
import type { StoryAcademy } from './storyAcademy.ts';

const EM = 16;
/** The width of the narrowest supported phone in pixels. It replaces the first breakpoint, which is 0. */
const NARROWEST = 360;

/** A viewport for each breakpoint of the theme. */
export const viewports = Object.fromEntries(
  Object.entries(theme.breakpoints ?? {}).map(([name, from]) => {
    const width = Math.max(Number.parseFloat(String(from)) * EM, NARROWEST);
    const styles = { width: `${width}px`, height: width < 960 ? '800px' : '900px' };
    const type = width < 960 ? ('mobile' as const) : ('desktop' as const);
    return [name, { name: `${name} · ${width}`, styles, type }];
  }),
);

/** The screenshots that Chromatic takes of a story. */
export const chromatic = {
  prefersReducedMotion: 'reduce',
  modes: {
    phone: { scheme: 'light', viewport: 360 },
    tablet: { scheme: 'dark', viewport: 768 },
    light: { scheme: 'light', viewport: 1280 },
    dark: { scheme: 'dark', viewport: 1280 },
  },
};

/** The toolbar choice that keeps the value that the story sets. */
const OWN = 'own';
const NOBODY = 'nobody';

type Toolbar = Required<NonNullable<GlobalTypes[string]['toolbar']>>;

/** Returns a toolbar menu. `choices` maps values to labels. */
const menu = (description: string, title: string, icon: Toolbar['icon'], choices: Record<string, string>) => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    // Storybook parses `textSize:200` in a URL as a number, so the value is a number here, too. `items` declares it as
    // a string.
    items: Object.entries(choices).map(([value, name]) => ({ value: (Number(value) || value) as string, title: name })),
  },
});

const named = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));

export const toolbar: GlobalTypes = {
  scheme: menu('زمینه‌ی روشن یا تیره', 'زمینه', 'mirror', { light: 'روشن', dark: 'تیره' }),
  direction: menu('جهت خواندن', 'جهت', 'transfer', { rtl: 'راست به چپ', ltr: 'چپ به راست' }),
  textSize: menu('اندازه‌ی متن', 'متن', 'zoom', { 100: 'متن ۱۰۰٪', 150: 'متن ۱۵۰٪', 200: 'متن ۲۰۰٪' }),
  scenario: menu('سناریوی سرور آزمایشی', 'سناریو', 'database', {
    [OWN]: 'سناریو: خودش',
    ...named(Object.keys(scenarios)),
  }),
  visitor: menu('چه کسی وارد شده است', 'کاربر', 'user', {
    [OWN]: 'کاربر: خودش',
    [NOBODY]: 'هیچ‌کس',
    ...named(accounts.map(({ username }) => username)),
  }),
};

const choice = { scenario: OWN, visitor: OWN };
export const initialGlobals = { scheme: 'light', direction: 'rtl', textSize: 100, ...choice };

/** Returns `parameters.academy` of a story, with the toolbar's choices applied. */
export function asToolbarSays(globals: Readonly<Record<string, string | undefined>>, { user, ...own }: StoryAcademy) {
  const { scenario, visitor } = { ...choice, ...globals };
  const signedIn = visitor === OWN ? user : visitor === NOBODY ? undefined : visitor;
  return {
    ...own,
    ...(signedIn !== undefined && { user: signedIn }),
    ...(isScenario(scenario) && { scenario }),
  };
}
