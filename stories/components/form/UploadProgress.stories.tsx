import { Loader } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { UploadProgress } from '../../../src/components/form/UploadProgress/UploadProgress.tsx';
import { fa } from '../../../src/text/fa.ts';

/** چه سهمی از یک فرم پرونده‌دار فرستاده شده است. تا فرستادن ادامه دارد، بالای دکمه‌ی فرم می‌آید. برای انتظار بی‌اندازه نیست؛ آنجا اسکلت یا دکمه‌ی مشغول هست. */
const meta = preview.meta({
  component: UploadProgress,
  args: { share: 0.42 },
  argTypes: { share: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
});

export const States = meta.story({
  name: 'پیشرفت ارسال · همه حالت‌ها',
  render: sheet(UploadProgress, 280, {
    آغاز: { share: 0 },
    'در میانه': {},
    پایان: { share: 1 },
    'پیشرفتی که معلوم است، با عدد گفته می‌شود.': { good: {}, bad: <Loader /> },
  }),
  play: async ({ canvas }) => {
    const states = { آغاز: [0, ''], 'در میانه': [42, fa.forms.uploaded(25)], پایان: [100, ''] } as const;
    for (const [name, [shown, said]] of Object.entries(states)) {
      const state = stateOf(canvas, name);
      await expect(state).toHaveTextContent(fa.forms.uploaded(shown));
      await expect(state.querySelector('[role=progressbar]')).toHaveAttribute('aria-valuenow', String(shown));
      // The component announces every 25 percent. The form announces the result, so 100 percent is not announced.
      await expect(state.querySelector('[role=status]')?.textContent).toBe(said);
    }
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
