import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { OfflineLine } from '../../../src/components/feedback/OfflineLine/OfflineLine.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Feedback/OfflineLine',
  component: OfflineLine,
  parameters: {
    docs: {
      description: {
        component:
          'تا وقتی اینترنت قطع است، یک سطر آرام در پایین صفحه. چیزی را نمی‌پوشاند و دکمه‌ای ندارد: با برقراری اتصال، خودش می‌رود.',
      },
    },
  },
  args: { online: false },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'سطر قطع اینترنت · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={360}>
      <State name="بدون اینترنت">
        <OfflineLine {...args} />
      </State>
      <State name="با اینترنت">
        <OfflineLine online />
      </State>
    </StateSheet>
  ),
});

export const Offline = meta.story({
  name: '[F66] Says that the connection is gone',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(fa.connection.offline);
  },
});

export const Online = meta.story({
  args: { online: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
