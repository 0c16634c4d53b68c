import { useParams } from 'react-router-dom';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { courseTitle } from '../../course/title.ts';
import { useCourse } from '../../data/courses.ts';
import { fa } from '../../text/fa.ts';
import { Chapters } from './Chapters.tsx';

/** The chapters and lessons of a course, and how far the learner is (product §2, syllabus; §10). */
export function SyllabusPage() {
  const { courseId = '' } = useParams();
  const course = useCourse(courseId).data;
  const title = course && courseTitle(course);
  return (
    <Page told>
      <PageMeta title={title ? fa.study.syllabusOf(title) : fa.study.syllabusTitle} />
      <Chapters key={courseId} courseId={courseId} title={title} cover={course?.cover ?? null} />
    </Page>
  );
}
