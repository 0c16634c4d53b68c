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

// Numbers, as Storybook reads a link's `textSize:200`, though it types them as texts.
const TEXT_SIZES = [100, 150, 200] as unknown as readonly string[];

const items = (values: readonly string[]) => values.map((value) => ({ value, title: value }));

/** What the toolbar offers: the look of a story, and the server and the visitor that it meets. */
export const toolbar: GlobalTypes = {
  scheme: {
    description: 'زمینه‌ی روشن یا تیره',
    toolbar: {
      title: 'زمینه',
      icon: 'mirror',
      items: [
        { value: 'light', title: 'روشن' },
        { value: 'dark', title: 'تیره' },
        { value: 'both', title: 'هر دو، کنار هم' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'جهت خواندن',
    toolbar: {
      title: 'جهت',
      icon: 'transfer',
      items: [
        { value: 'rtl', title: 'راست به چپ' },
        { value: 'ltr', title: 'چپ به راست' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'اندازه‌ی متن',
    toolbar: {
      title: 'متن',
      icon: 'zoom',
      items: TEXT_SIZES.map((value) => ({ value, title: `متن ${Number(value).toLocaleString('fa')}٪` })),
      dynamicTitle: true,
    },
  },
  scenario: {
    description: 'سناریوی سرور آزمایشی',
    toolbar: {
      title: 'سناریو',
      icon: 'database',
      items: [{ value: OWN, title: 'سناریو: خودش' }, ...items(Object.keys(scenarios))],
      dynamicTitle: true,
    },
  },
  links: {
    description: 'پیوندهای یک صفحه به کجا می‌روند',
    toolbar: {
      title: 'پیوندها',
      icon: 'link',
      items: [
        { value: OWN, title: 'پیوند: نشانی' },
        { value: 'walk', title: 'پیوند: گردش' },
      ],
      dynamicTitle: true,
    },
  },
  progress: {
    description: 'چه اندازه از دوره‌ها آموخته شده است',
    toolbar: {
      title: 'پیشرفت',
      icon: 'star',
      items: [
        { value: OWN, title: 'پیشرفت: خودش' },
        { value: 'none', title: 'هیچ درسی' },
        { value: 'half', title: 'نیمی از درس‌ها' },
        { value: 'done', title: 'همه‌ی درس‌ها' },
      ],
      dynamicTitle: true,
    },
  },
  visitor: {
    description: 'چه کسی وارد شده است',
    toolbar: {
      title: 'کاربر',
      icon: 'user',
      items: [
        { value: OWN, title: 'کاربر: خودش' },
        { value: NOBODY, title: 'هیچ‌کس' },
        ...items(accounts.map(({ username }) => username)),
      ],
      dynamicTitle: true,
    },
  },
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
