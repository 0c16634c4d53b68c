import { Button } from '@mantine/core';
import { Navigate, useParams } from 'react-router-dom';
import { useCourse } from '../../data/courses.ts';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { CourseDetail, CourseDetailSkeleton } from '../../components/course/CourseDetail/CourseDetail.tsx';
import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { clampText } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { mayAddBlogs } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import { AboutCourse } from './AboutCourse.tsx';
import { useAddToBasket } from './useAddToBasket.ts';

/** `/purchase/{courseId}`: one course and its way into the basket (product §2, course purchase detail). */
export function PurchasePage() {
  const { courseId = '' } = useParams();
  const { data: course, error, isLoading } = useCourse(courseId);
  const { purchased, user } = useSession();
  const { courses: inBasket } = useBasket();
  const add = useAddToBasket();
  const lost = error !== undefined && !error.isNotFound && !course;
  useErrorToast(lost, 'course', fa.courses.detailFailed);

  if (isLoading) return <CourseDetailSkeleton />;
  if (lost) return <Navigate to={paths.courses} replace />;
  if (!course) {
    const toCourses = (
      <Button component={Link} to={paths.courses}>
        {fa.basket.toCourses}
      </Button>
    );
    return <NotFoundState text={fa.courses.notFound} action={toCourses} />;
  }
  return (
    <>
      <PageMeta
        title={clampText(course.title, 80)}
        description={clampText(course.description ?? fa.courses.noDescription, 160)}
      />
      <CourseDetail
        course={course}
        purchased={purchased.includes(course.id)}
        inBasket={inBasket.some(({ id }) => id === course.id)}
        onAdd={course.status === 'private' && mayAddBlogs(user) ? undefined : () => void add(course)}
      >
        <AboutCourse course={course} />
      </CourseDetail>
    </>
  );
}
