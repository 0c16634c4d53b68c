import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { userApi } from '../../src/api/user.ts';
import { ProfilePage } from '../../src/pages/ProfilePage/ProfilePage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { drawnPng, fileInput } from '../pictures.ts';
import { answers } from '../plays.ts';
import { expectToast } from '../toasts.ts';

const { profile, common } = fa;
const academy = { user: 'demo-student', route: paths.profile, path: paths.profile };

const meta = preview.meta({ component: ProfilePage, parameters: { academy } });

export const SavingRefused = meta.story({
  name: '[§7.25] [§8.20] The server’s reasons are shown in the form, and text and picture stay',
  beforeEach: answers(userApi.updateProfile, [
    { status: 400, body: { profile_picture: ['تصویر خراب است.'], username: ['گرفته شده است.', 'کوتاه است.'] } },
    { status: 400, body: { detail: 'پروفایل بسته است.' } },
    { status: 404, body: { detail: 'Not found.' } },
    { status: 413 },
    { status: 500 },
  ]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: common.edit }));
    await userEvent.type(await canvas.findByLabelText(profile.bio), ' و بیشتر');
    await userEvent.upload(fileInput(), await drawnPng());
    const username = canvas.getByLabelText(profile.username);
    const { addressInvalid, saveFailed } = profile;
    for (const reason of [
      'تصویر خراب است.',
      'پروفایل بسته است.',
      addressInvalid,
      fa.forms.uploadTooLarge,
      saveFailed,
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: common.save }));
      await expect(await canvas.findByText(reason, { selector: 'form [role=alert]' })).toBeVisible();
      if (reason === 'تصویر خراب است.') await expect(username).toHaveAccessibleDescription('گرفته شده است. کوتاه است.');
      else await expectToast(reason, 'error', 'page', 6000);
      // The toast is not announced, because the form announces the reason.
      await expect(document.querySelector('[data-kind="error"]')).toHaveAttribute('aria-live', 'off');
      await expect(canvas.getByLabelText(profile.bio)).toHaveDisplayValue(/ و بیشتر$/);
      await expect(canvasElement.querySelector('img[src^="blob:"]')).not.toBeNull();
    }
  },
});
