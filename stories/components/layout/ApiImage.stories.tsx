import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { ApiImage } from '../../../src/components/layout/ApiImage/ApiImage.tsx';
import { courses, department } from '../../fixtures.ts';

const cover = { kind: 'cover', src: courses.plain.cover, width: 640, height: 360 } as const;

/** هر تصویری که سرور نام می‌برد: نشانی نسبی را کامل می‌کند، به جای تصویر نبودنی یا خراب پیش‌فرض همان گونه را می‌گذارد، و جای خود را از آغاز نگه می‌دارد. تصویرهای خود سایت با آن نشان داده نمی‌شوند. */
const meta = preview.meta({ component: ApiImage, args: cover });

export const States = meta.story({
  name: 'تصویر سرور · همه حالت‌ها',
  render: sheet(ApiImage, 200, {
    'جلد دوره': <ApiImage {...cover} />,
    'جلد خراب': <ApiImage {...cover} src={courses.brokenCover.cover} />,
    'بدون نشانی: دپارتمان': <ApiImage {...cover} kind="department" src={null} />,
    'بدون نشانی: نشان دپارتمان': <ApiImage {...cover} kind="icon" src={null} width={96} height={96} w={96} />,
    'بدون نشانی: کاربر': <ApiImage {...cover} kind="avatar" src={null} width={96} height={96} w={96} radius="50%" />,
    'جای خالی را تصویر همان گونه می‌گیرد.': {
      good: <ApiImage {...cover} kind="department" src={null} />,
      bad: <ApiImage {...cover} kind="avatar" src={null} />,
    },
  }),
});

export const Relative = meta.story({
  name: 'A server path is loaded from the API without a referrer',
  args: { kind: 'icon', src: department.icon?.replace(/^.*(?=\/media\/)/, '') ?? null, width: 96, height: 96 },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.getAttribute('src')).toMatch(/^\/api\/media\//));
    await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
});

export const Playground = meta.story({ args: { src: null }, tags: ['shown', '!test'] });
