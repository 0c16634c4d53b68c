import { Card } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { DepartmentCard, DepartmentRow } from '../../../src/components/department/DepartmentCard/DepartmentCard.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { department, departments } from '../../fixtures.ts';

/** یک دپارتمان با نماد، نام و شعار، و پیوندی به صفحه‌ی آن. شکل فشرده برای پنل دپارتمان‌ها در سربرگ است. ردیف آن‌ها تا پهنای متوسط به کنار کشیده می‌شود. توضیحات و تصویرها در صفحه‌ی دپارتمان می‌آیند، نه در اینجا. */
const meta = preview.meta({
  component: DepartmentCard,
  args: { department, compact: false, onOpen: fn((event?: unknown) => void event) },
});

const long = { ...department, name: `${department.name} `.repeat(30), motto: `${department.motto}؛ `.repeat(30) };

export const States = meta.story({
  name: 'کارت دپارتمان · همه حالت‌ها',
  render: sheet(DepartmentCard, 372, {
    پیش‌فرض: {},
    ...touched(),
    'متن بلند': { department: long },
    'بدون نام': { department: { ...department, name: ' ' } },
    'بدون نماد': { department: { ...department, icon: null } },
    'در پنل سربرگ': { compact: true },
    'در پنل سربرگ، با شمار دوره‌ها': { compact: true, count: 5 },
    ...touched({ compact: true }, 'در پنل سربرگ'),
    'در پنل سربرگ، متن بلند': { compact: true, department: long },
    'شعار در کارت دست بالا دو خط است، تا کارت‌های یک ردیف هم‌تراز بمانند.': {
      good: (args) => <DepartmentCard {...args} department={{ ...department, motto: department.description }} />,
      bad: (
        <Card>
          {department.description} {department.description}
        </Card>
      ),
    },
  }),
  play: async (context) => {
    const link = stateOf(context.canvas, 'پیش‌فرض').querySelector('a');
    await expect(link).toHaveAttribute('href', paths.department(department.id));
    const nameless = stateOf(context.canvas, 'بدون نام');
    await expect(nameless.querySelector('h3')).toHaveTextContent(fa.departments.page);
    await expect(nameless.querySelector('a')).toHaveTextContent(fa.departments.readMoreOf(fa.departments.page));
    await press(context, 'پیش‌فرض', fa.departments.readMoreOf(department.name), 'onOpen');
  },
});

export const Row = meta.story({
  name: 'ردیف دپارتمان‌ها در خانه و «درباره‌ی ما»',
  tags: ['visual'],
  render: () => (
    <DepartmentRow title={fa.nav.departments} lead={fa.home.departmentsLead(6)} departments={departments} />
  ),
});

export const LoadingRow = meta.story({
  name: 'ردیف دپارتمان‌ها هنگام بارگذاری',
  tags: ['visual'],
  render: () => <DepartmentRow title={fa.nav.departments} lead={fa.home.departmentsLead(6)} departments={undefined} />,
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
