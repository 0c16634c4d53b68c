import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { LatinField } from '../../../src/components/form/LatinField/LatinField.tsx';
import { fa } from '../../../src/text/fa.ts';
import { Focused } from '../../sheets.tsx';

const meta = preview.meta({
  title: 'Components/Form/LatinField',
  component: LatinField,
  parameters: {
    docs: {
      description: {
        component:
          'خانه‌ای برای یک سطر لاتین مانند ایمیل یا نام کاربری: از چپ به راست نوشته می‌شود و همان‌گونه که نوشته شده می‌ماند. برای متن فارسی نیست.',
      },
    },
  },
  args: { label: fa.auth.email },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'خانه لاتین · همه حالت‌ها',
  render: (args) => (
    <StateSheet>
      <State name="خالی">
        <LatinField {...args} />
      </State>
      <State name="پر شده">
        <LatinField {...args} defaultValue="sara@example.com" />
      </State>
      <Focused name="با فوکوس">
        <LatinField {...args} />
      </Focused>
      <State name="نادرست">
        <LatinField {...args} defaultValue="sara@" error={fa.auth.emailInvalid} />
      </State>
    </StateSheet>
  ),
});

export const StaysAsTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: fa.auth.email });
    await userEvent.type(field, 'Sara@Example.com');
    await expect(field).toHaveValue('Sara@Example.com');
    await expect(field).toHaveStyle({ direction: 'ltr' });
  },
});
