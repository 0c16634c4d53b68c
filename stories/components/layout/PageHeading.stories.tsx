import preview from '../../../.storybook/preview.tsx';
import { Button } from '@mantine/core';
import { PageHeading } from '../../../src/components/layout/PageHeading/PageHeading.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Layout/PageHeading',
  component: PageHeading,
  args: { title: fa.courses.title },
});

export const Plain = meta.story();

export const WithActions = meta.story({
  args: { lead: fa.courses.found(26), children: <Button>{fa.courses.add}</Button> },
});

export const LongTitle = meta.story({ args: { title: 'دوره‌ی جامع و کامل و بی‌کم‌وکاست '.repeat(20) } });
