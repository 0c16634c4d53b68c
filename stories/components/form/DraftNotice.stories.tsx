import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, touched } from '../../../.storybook/sheet.tsx';
import { DraftNotice } from '../../../src/components/form/DraftNotice/DraftNotice.tsx';
import { fa } from '../../../src/text/fa.ts';

/** بالای فرمی که با پیش‌نویس کاربر پر شده است؛ این را می‌گوید و با یک دکمه فرم را خالی می‌کند. پرونده‌ها در پیش‌نویس نمی‌مانند. خودش چیزی نگه نمی‌دارد. */
const meta = preview.meta({ component: DraftNotice, args: { onDrop: fn() } });

export const States = meta.story({
  name: 'یادآور پیش‌نویس · همه حالت‌ها',
  render: sheet(DraftNotice, 420, { پیش‌فرض: {}, ...touched() }),
  play: (context) => press(context, 'پیش‌فرض', fa.forms.dropDraft, 'onDrop'),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
