import { Loader } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { rules, sheet } from '../../../.storybook/sheet.tsx';
import { UploadProgress } from '../../../src/components/form/UploadProgress/UploadProgress.tsx';
import { fa } from '../../../src/text/fa.ts';

/** چه سهمی از یک فرم پرونده‌دار فرستاده شده است. تا فرستادن ادامه دارد، بالای دکمه‌ی فرم می‌آید. برای انتظار بی‌اندازه نیست؛ آنجا اسکلت یا دکمه‌ی مشغول هست. */
const meta = preview.meta({
  title: 'Components/Upload/UploadProgress',
  component: UploadProgress,
  args: { share: 0.42 },
  argTypes: { share: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'پیشرفت بارگذاری · همه حالت‌ها',
  render: sheet(UploadProgress, 280, {
    آغاز: { share: 0 },
    'در میانه': {},
    پایان: { share: 1 },
  }),
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('progressbar', { name: fa.common.uploadProgress });
    await expect(bars.map((bar) => bar.ariaValueNow)).toEqual(['0', '42', '100']);
    await expect(canvas.getByText(fa.common.uploaded(42))).toBeVisible();
    // Read out a few times only.
    const texts = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(texts).toEqual([0, 25, 100].map(fa.common.uploaded));
  },
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: rules(UploadProgress, {
    'پیشرفتی که معلوم است، با عدد گفته می‌شود.': { good: {}, bad: <Loader /> },
  }),
});
