import { Group } from '@mantine/core';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { UserPicture } from '../../../src/components/profile/UserPicture/UserPicture.tsx';
import { drawnPng } from '../../pictures.ts';

const chosen = await drawnPng();

const meta = preview.meta({
  title: 'Components/Profile/UserPicture',
  component: UserPicture,
  parameters: {
    docs: {
      description: {
        component:
          'تصویر گرد کاربر در صفحه‌ی پروفایل؛ بی‌تصویر یا خراب، تصویر پیش‌فرض. متن جایگزین ندارد، پس همیشه کنار نام کاربر می‌آید. برای تصویر کوچک نوار بالا نیست.',
      },
    },
  },
  args: { src: `${location.origin}/categories/math.svg` },
  argTypes: { chosen: { control: 'select', options: ['none', 'picture'], mapping: { none: null, picture: chosen } } },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'تصویر کاربر · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={180}>
      <State name="پیش‌فرض">
        <UserPicture {...args} />
      </State>
      <State name="بی‌تصویر">
        <UserPicture src={null} />
      </State>
      <State name="تصویر خراب">
        <UserPicture src={`${location.origin}/no-such-picture.png`} />
      </State>
      <State name="تازه و هنوز نفرستاده">
        <UserPicture {...args} chosen={chosen} />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: (args) => (
    <Rule
      rule="تصویر کنار نام کاربر می‌آید؛ خودش نمی‌گوید از کیست."
      good={
        <Group>
          <UserPicture {...args} />
          <bdi dir="ltr">demo-student</bdi>
        </Group>
      }
      bad={<UserPicture {...args} />}
    />
  ),
});

export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute('src', args.src);
    await expect(image).toHaveAttribute('alt', '');
    const { width, height } = image?.getBoundingClientRect() ?? new DOMRect();
    await expect({ width, height }).toEqual({ width: 128, height: 128 });
  },
});

export const WithoutPicture = meta.story({
  args: { src: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/\/default-avatar\.png$/),
    );
  },
});

export const Broken = meta.story({
  name: '[F57] A broken picture becomes the default one',
  args: { src: `${location.origin}/no-such-picture.png` },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute(
        'src',
        expect.stringMatching(/\/default-avatar\.png$/),
      ),
    );
  },
});

export const Chosen = meta.story({
  args: { chosen },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(320));
    await expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/);
  },
});
