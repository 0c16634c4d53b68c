import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { CreatedCourses } from '../../../src/components/staff/CreatedCourses/CreatedCourses.tsx';
import { paths } from '../../../src/paths.ts';
import { courses } from '../../fixtures.ts';

const meta = preview.meta({
  title: 'Components/Staff/CreatedCourses',
  component: CreatedCourses,
  args: { courses: [courses.plain, courses.discounted] },
  parameters: {
    docs: {
      description: {
        component:
          'دوره‌های خصوصی که با همین دستگاه ساخته شده‌اند، هر یک با پیوندش. فهرست همه‌ی دوره‌های مدرس نیست؛ سرور چنین فهرستی ندارد.',
      },
    },
  },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'دوره‌های خصوصی این دستگاه · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={420}>
      <State name="پیش‌فرض">
        <CreatedCourses {...args} />
      </State>
      <State name="نام بلند">
        <CreatedCourses courses={[courses.longTitle]} />
      </State>
    </StateSheet>
  ),
});

export const Leads = meta.story({
  name: '[§10.18] Each leads to its page',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: courses.plain.title })).toHaveAttribute(
      'href',
      paths.purchase(courses.plain.id),
    );
  },
});
