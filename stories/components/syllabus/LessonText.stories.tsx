import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LessonText } from '../../../src/components/syllabus/LessonText/LessonText.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Syllabus/LessonText',
  component: LessonText,
  args: { content: 'بردار هم پیکانی در فضاست\nو هم فهرستی از عددها.\n \nLinear algebra, in English.\n\n\nبند سوم.' },
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
