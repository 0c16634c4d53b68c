import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { ApiImage } from '../../../src/components/layout/ApiImage/ApiImage.tsx';
import { courses, department } from '../../fixtures.ts';

const meta = preview.meta({
  title: 'Components/Layout/ApiImage',
  component: ApiImage,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'هر تصویری که سرور نام می‌برد: نشانی نسبی را کامل می‌کند، به جای تصویر نبودنی یا خراب پیش‌فرض همان گونه را می‌گذارد، و جای خود را از آغاز نگه می‌دارد. تصویرهای خود سایت با آن نشان داده نمی‌شوند.',
      },
    },
  },
  args: { kind: 'cover', src: courses.plain.cover, width: 640, height: 360 },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'تصویر سرور · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={200}>
      <State name="جلد دوره">
        <ApiImage {...args} />
      </State>
      <State name="جلد خراب">
        <ApiImage {...args} src={courses.brokenCover.cover} />
      </State>
      <State name="بدون نشانی: دپارتمان">
        <ApiImage {...args} kind="department" src={null} />
      </State>
      <State name="بدون نشانی: نشان دپارتمان">
        <ApiImage {...args} kind="icon" src={null} width={96} height={96} w={96} />
      </State>
      <State name="بدون نشانی: کاربر">
        <ApiImage {...args} kind="avatar" src={null} width={96} height={96} w={96} radius="50%" />
      </State>
    </StateSheet>
  ),
});

export const Relative = meta.story({
  name: 'A path of the server is found under the API, and tells its host nothing of the page',
  args: { kind: 'icon', src: department.icon?.replace(/^.*(?=\/media\/)/, '') ?? null, width: 96, height: 96 },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.getAttribute('src')).toMatch(/^\/api\/media\//));
    await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
});
