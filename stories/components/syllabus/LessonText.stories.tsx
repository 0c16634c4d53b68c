import { Stack, Text } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { LessonText } from '../../../src/components/syllabus/LessonText/LessonText.tsx';
import { fa } from '../../../src/text/fa.ts';
import { lessons } from '../../fixtures.ts';

const meta = preview.meta({
  title: 'Components/Syllabus/LessonText',
  component: LessonText,
  args: { content: 'بردار هم پیکانی در فضاست\nو هم فهرستی از عددها.\n \nLinear algebra, in English.\n\n\nبند سوم.' },
  parameters: {
    docs: {
      description: {
        component:
          'توضیحات یک درس به صورت متن ساده؛ خط خالی بندها را جدا می‌کند و جهت هر بند از نوشته‌ی آن است. نشانه‌گذاری، پیوند و تصویر را نمی‌خواند و همان‌گونه که هست نشان می‌دهد.',
      },
    },
  },
});

const { content } = lessons[0];

export const States = meta.story({
  name: 'توضیحات درس · همه حالت‌ها',
  tags: ['visual'],
  render: (args) => (
    <StateSheet width={400}>
      <State name="بندهای فارسی و انگلیسی">
        <LessonText {...args} />
      </State>
      <State name="بدون توضیحات">
        <LessonText content={null} />
      </State>
      <State name="متن بلند">
        <LessonText content={`${content} ${content} ${content}\n\n${content}`} />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: () => (
    <Rule
      rule="جهت هر بند از نوشته‌ی خود آن است؛ بند انگلیسی در بند فارسی نقطه‌اش را گم می‌کند."
      good={<LessonText content={'A vector is an arrow.\n\nبردار یک پیکان است.'} />}
      bad={
        <Stack gap="sm">
          <Text fw={700}>{fa.study.lessonDescription}</Text>
          <Text dir="rtl">A vector is an arrow.</Text>
          <Text dir="rtl">بردار یک پیکان است.</Text>
        </Stack>
      }
    />
  ),
});

export const Paragraphs = meta.story({
  play: async ({ canvasElement }) => {
    const paragraphs = [...canvasElement.querySelectorAll('p')];
    await expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
      'بردار هم پیکانی در فضاست\nو هم فهرستی از عددها.',
      'Linear algebra, in English.',
      'بند سوم.',
    ]);
    await expect(paragraphs.map((paragraph) => getComputedStyle(paragraph).direction)).toEqual(['rtl', 'ltr', 'rtl']);
  },
});

export const NoDescription = meta.story({
  args: { content: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fa.study.noDescription)).toBeVisible();
  },
});

export const Markup = meta.story({
  name: '[F56] Markup in a description is shown as the letters it is',
  args: { content: '<img src=x onerror=alert(1)>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});
