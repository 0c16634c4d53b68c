import { accounts } from '../mocks/data/corpus/accounts.ts';
import { scenarios, type Scenario } from '../mocks/server/scenarios.ts';
import type { GlobalTypes } from 'storybook/internal/csf';
import { theme } from '../src/theme/theme.ts';
import type { StoryAcademy, StoryProgress } from './storyAcademy.ts';

const EM = 16;

/** The narrowest phone that is looked after; the first breakpoint begins at nothing. */
const NARROWEST = 360;

/** The screens at which the layout changes, from the theme's breakpoints. */
export const viewports = Object.fromEntries(
  Object.entries(theme.breakpoints ?? {}).map(([name, from]) => {
    const width = Math.max(Number.parseFloat(String(from)) * EM, NARROWEST);
    const styles = { width: `${width}px`, height: width < 960 ? '800px' : '900px' };
    return [
      name,
      { name: `${name} · ${width}`, styles, type: width < 960 ? ('mobile' as const) : ('desktop' as const) },
    ];
  }),
);

/** «As the story says» in the scenario and visitor switches. */
const OWN = 'own';
const NOBODY = 'nobody';

type Toolbar = Required<NonNullable<GlobalTypes[string]['toolbar']>>;

/** A menu of the toolbar: what it is of, its name and sign, and its choices by their values. */
const menu = (
  description: string,
  title: string,
  icon: Toolbar['icon'],
  choices: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    title,
    icon,
    // Numbers, as Storybook reads a link's `textSize:200`, though it types them as texts.
    items: Object.entries(choices).map(([value, name]) => ({ value: (Number(value) || value) as string, title: name })),
    dynamicTitle: true,
  },
});

const named = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));

/** What the toolbar offers: the look of a story, and the server and the visitor that it meets. */
export const toolbar: GlobalTypes = {
  scheme: menu('زمینه‌ی روشن یا تیره', 'زمینه', 'mirror', { light: 'روشن', dark: 'تیره', both: 'هر دو، کنار هم' }),
  direction: menu('جهت خواندن', 'جهت', 'transfer', { rtl: 'راست به چپ', ltr: 'چپ به راست' }),
  textSize: menu('اندازه‌ی متن', 'متن', 'zoom', { 100: 'متن ۱۰۰٪', 150: 'متن ۱۵۰٪', 200: 'متن ۲۰۰٪' }),
  scenario: menu('سناریوی سرور آزمایشی', 'سناریو', 'database', {
    [OWN]: 'سناریو: خودش',
    ...named(Object.keys(scenarios)),
  }),
  links: menu('پیوندهای یک صفحه به کجا می‌روند', 'پیوندها', 'link', { [OWN]: 'پیوند: نشانی', walk: 'پیوند: گردش' }),
  progress: menu('چه اندازه از دوره‌ها آموخته شده است', 'پیشرفت', 'star', {
    [OWN]: 'پیشرفت: خودش',
    none: 'هیچ درسی',
    half: 'نیمی از درس‌ها',
    done: 'همه‌ی درس‌ها',
  }),
  visitor: menu('چه کسی وارد شده است', 'کاربر', 'user', {
    [OWN]: 'کاربر: خودش',
    [NOBODY]: 'هیچ‌کس',
    ...named(accounts.map(({ username }) => username)),
  }),
};

export const initialGlobals = {
  scheme: 'light',
  direction: 'rtl',
  textSize: 100,
  scenario: OWN,
  visitor: OWN,
  progress: OWN,
  links: OWN,
};

type Globals = Readonly<Record<string, string | undefined>>;

/** The story's own wishes, but for what the toolbar says instead. */
export function asToolbarSays({ scenario, visitor, progress }: Globals, { user, ...own }: StoryAcademy): StoryAcademy {
  const signedIn = visitor === OWN || visitor === undefined ? user : visitor === NOBODY ? undefined : visitor;
  return {
    ...own,
    ...(signedIn !== undefined && { user: signedIn }),
    ...(progress !== OWN && progress !== undefined && { progress: progress as StoryProgress }),
    ...(scenario !== OWN && scenario !== undefined && { scenario: scenario as Scenario }),
  };
}

/** The one scheme that a story is painted in; the other half of «both» has a canvas of its own. */
export const schemeOf = ({ scheme }: Globals) => (scheme === 'dark' ? 'dark' : 'light');
