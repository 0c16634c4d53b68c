import preview from '../../../.storybook/preview.tsx';
import { WindowedCourseGrid } from '../../../src/components/course/CourseGrid/WindowedCourseGrid.tsx';
import { CourseCard } from '../../../src/components/course/CourseCard/CourseCard.tsx';
import { courses } from '../../fixtures.ts';

/** فهرستی با هر اندازه که تنها ردیف‌های نزدیک صفحه‌ی آن ساخته می‌شود. «شبکه‌ی دوره‌ها» خودش آن را برای فهرست بلند می‌آورد. */
const meta = preview.meta({
  component: WindowedCourseGrid,
  args: {
    courses: Array.from({ length: 60 }, (_, index) => courses.byNumber(index + 1)),
    label: 'دوره‌ها',
    card: (course) => <CourseCard course={course} purchased={false} onDescribe={() => undefined} />,
  },
  argTypes: { courses: { control: false } },
});

// This story shows only one state, because the list scrolls with the whole page.
export const States = meta.story({ name: 'شبکه‌ی بلند دوره‌ها · همه حالت‌ها' });

export const Playground = meta.story({ tags: ['shown', '!test'] });
