import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PurchasedCourseGrid } from '../../../src/components/profile/PurchasedCourseGrid/PurchasedCourseGrid.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { courses } from '../../fixtures.ts';

const meta = preview.meta({
  title: 'Components/Profile/PurchasedCourseGrid',
  component: PurchasedCourseGrid,
  parameters: { layout: 'padded' },
  args: { courses: [courses.plain, courses.discounted, courses.free] },
});

export const Three = meta.story({
  play: async ({ canvas }) => {
    const { title, id } = courses.plain;
    await expect(canvas.getByRole('link', { name: fa.courses.viewOf(title) })).toHaveAttribute(
      'href',
      paths.syllabus(id),
    );
    await expect(canvas.getAllByText(fa.profile.viewCourse)).toHaveLength(3);
    await expect(getComputedStyle(canvas.getByRole('list')).gridTemplateColumns.split(' ')).toHaveLength(3);
  },
});

export const LongAndMissing = meta.story({
  args: { courses: [courses.longTitle, courses.unknownDepartment, courses.brokenCover] },
});
