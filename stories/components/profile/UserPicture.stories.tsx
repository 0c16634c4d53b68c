import { Group } from '@mantine/core';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { UserPicture } from '../../../src/components/profile/UserPicture/UserPicture.tsx';
import { drawnPng } from '../../pictures.ts';

const chosen = await drawnPng();

/** تصویر گرد کاربر در صفحه‌ی پروفایل؛ بی‌تصویر یا خراب، تصویر پیش‌فرض. متن جایگزین ندارد، پس همیشه کنار نام کاربر می‌آید. برای تصویر کوچک نوار بالا نیست. */
const meta = preview.meta({
  component: UserPicture,
  args: { src: `${location.origin}/categories/math.svg` },
  argTypes: { chosen: { control: 'select', options: ['none', 'picture'], mapping: { none: null, picture: chosen } } },
});

export const States = meta.story({
  name: 'تصویر کاربر · همه حالت‌ها',
  render: sheet(UserPicture, 180, {
    پیش‌فرض: {},
    بی‌تصویر: { src: null },
    'تصویر خراب': { src: `${location.origin}/no-such-picture.png` },
    'تازه و هنوز نفرستاده': { chosen },
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
  play: async ({ canvas }) => {
    const image = stateOf(canvas, 'تازه و هنوز نفرستاده').querySelector('img');
    await waitFor(() => expect(image?.naturalWidth).toBe(320));
    await expect(image?.src).toMatch(/^blob:/);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
