import { Group } from '@mantine/core';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { rules, sheet } from '../../../.storybook/sheet.tsx';
import { UserPicture } from '../../../src/components/profile/UserPicture/UserPicture.tsx';
import { drawnPng } from '../../pictures.ts';

const chosen = await drawnPng();

/** تصویر گرد کاربر در صفحه‌ی پروفایل؛ بی‌تصویر یا خراب، تصویر پیش‌فرض. متن جایگزین ندارد، پس همیشه کنار نام کاربر می‌آید. برای تصویر کوچک نوار بالا نیست. */
const meta = preview.meta({
  title: 'Components/Profile/UserPicture',
  component: UserPicture,
  args: { src: `${location.origin}/categories/math.svg` },
  argTypes: { chosen: { control: 'select', options: ['none', 'picture'], mapping: { none: null, picture: chosen } } },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'تصویر کاربر · همه حالت‌ها',
  render: sheet(UserPicture, 180, {
    پیش‌فرض: {},
    بی‌تصویر: { src: null },
    'تصویر خراب': { src: `${location.origin}/no-such-picture.png` },
    'تازه و هنوز نفرستاده': { chosen },
  }),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: rules(UserPicture, {
    'تصویر کنار نام کاربر می‌آید؛ خودش نمی‌گوید از کیست.': {
      good: (args) => (
        <Group>
          <UserPicture {...args} />
          <bdi dir="ltr">demo-student</bdi>
        </Group>
      ),
      bad: {},
    },
  }),
});

export const Default = meta.story();

Default.test('Default', async ({ canvasElement, args }) => {
  const image = canvasElement.querySelector('img');
  await expect(image).toHaveAttribute('src', args.src);
  await expect(image).toHaveAttribute('alt', '');
  const { width, height } = image?.getBoundingClientRect() ?? new DOMRect();
  await expect({ width, height }).toEqual({ width: 128, height: 128 });
});

Default.test('Without Picture', { args: { src: null } }, ({ canvasElement }) =>
  expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/default-avatar\.png$/)),
);

Default.test(
  '[F57] A broken picture becomes the default one',
  { args: { src: `${location.origin}/no-such-picture.png` } },
  ({ canvasElement }) =>
    waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute(
        'src',
        expect.stringMatching(/\/default-avatar\.png$/),
      ),
    ),
);

Default.test('Chosen', { args: { chosen } }, async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(320));
  await expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/);
});
