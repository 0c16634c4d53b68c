import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { OfflineLine } from '../../../src/components/feedback/OfflineLine/OfflineLine.tsx';
import { fa } from '../../../src/text/fa.ts';

/** تا وقتی اینترنت قطع است، یک سطر آرام در پایین صفحه. چیزی را نمی‌پوشاند و دکمه‌ای ندارد: با برقراری اتصال، خودش می‌رود. */
const meta = preview.meta({ component: OfflineLine, args: { online: false } });

export const States = meta.story({
  name: '[F66] سطر قطع اینترنت · همه حالت‌ها',
  render: sheet(OfflineLine, 360, { 'بدون اینترنت': {}, 'با اینترنت': { online: true } }),
  play: ({ canvas }) => expect(stateOf(canvas, 'بدون اینترنت')).toHaveTextContent(fa.connection.offline),
});
