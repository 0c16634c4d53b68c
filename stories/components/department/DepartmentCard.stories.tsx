import { Box, Card, Text } from '@mantine/core';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { DepartmentCard } from '../../../src/components/department/DepartmentCard/DepartmentCard.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { department } from '../../fixtures.ts';
import { Touched } from '../../sheets.tsx';

const meta = preview.meta({
  title: 'Components/Department/DepartmentCard',
  component: DepartmentCard,
  args: { department, compact: false, onOpen: fn((event?: unknown) => void event) },
  parameters: {
    docs: {
      description: {
        component:
          'یک دپارتمان با نماد، نام و شعار، و پیوندی به صفحه‌ی آن. شکل فشرده برای پنل دپارتمان‌ها در سربرگ است. توضیحات و تصویرها در صفحه‌ی دپارتمان می‌آیند، نه در اینجا.',
      },
    },
  },
  render: (args) => (
    <Box maw={360}>
      <DepartmentCard {...args} />
    </Box>
  ),
});

const long = { ...department, name: `${department.name} `.repeat(30), motto: `${department.motto}؛ `.repeat(30) };

export const States = meta.story({
  name: 'کارت دپارتمان · همه حالت‌ها',
  tags: ['visual'],
  render: (args) => (
    <StateSheet width={290}>
      <State name="پیش‌فرض">
        <DepartmentCard {...args} />
      </State>
      <Touched>
        <DepartmentCard {...args} />
      </Touched>
      <State name="متن بلند">
        <DepartmentCard {...args} department={long} />
      </State>
      <State name="بدون نماد">
        <DepartmentCard {...args} department={{ ...department, icon: null }} />
      </State>
      <State name="در پنل سربرگ">
        <DepartmentCard {...args} compact />
      </State>
      <Touched name="در پنل سربرگ">
        <DepartmentCard {...args} compact />
      </Touched>
      <State name="در پنل سربرگ، متن بلند">
        <DepartmentCard {...args} compact department={long} />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: (args) => (
    <Rule
      rule="شعار در کارت دست بالا دو خط است، تا کارت‌های یک ردیف هم‌تراز بمانند."
      good={
        <Box>
          <DepartmentCard {...args} department={{ ...department, motto: department.description }} />
        </Box>
      }
      bad={
        <Card ta="center">
          <Text fw={700} size="lg">
            {department.name}
          </Text>
          <Text size="sm" c="dimmed">
            {department.description} {department.description}
          </Text>
        </Card>
      }
    />
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: fa.departments.readMoreOf(department.name) });
    await expect(link).toHaveAttribute('href', paths.department(department.id));
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const BrokenIcon = meta.story({
  name: '[F57] A broken icon becomes the default one',
  args: { department: { ...department, icon: '/no-such-icon.svg' } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/logo\.svg$/)),
    );
  },
});
