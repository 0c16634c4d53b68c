import { Button } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useCourse, useCourses, useWhole } from '../../data/courses.ts';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { CourseDetail, CourseDetailSkeleton } from '../../components/course/CourseDetail/CourseDetail.tsx';
import { FailedLine } from '../../components/feedback/FailedState/FailedState.tsx';
import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { clampText } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { isStaff } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import { OtherCourses } from '../OtherCourses.tsx';
import { useAddToBasket } from './useAddToBasket.ts';
import { SaveButton } from '../../components/learning/CourseHeart/CourseHeart.tsx';
import { ShareButton } from '../../components/learning/ShareButton/ShareButton.tsx';
import { evidenceOf } from '../../course/evidence.ts';
import { courseTitle } from '../../course/title.ts';
import { stepsOf } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { useOutline } from '../../data/study.ts';
import { useDepartments } from '../../data/departments.ts';

/** `/purchase/{courseId}`: a course with a button that adds it to the basket (product §2, course page). */
export function PurchasePage() {
  const { courseId = '' } = useParams();
  const { data: course, error, isLoading, isValidating, retry } = useCourse(courseId);
  const { purchased, user } = useSession();
  const { courses: inBasket } = useBasket();
  const { add, added } = useAddToBasket();
  const whole = useWhole();
  const { isValidating: areCoursesLoading } = useCourses();
  const { data: departments, isValidating: areDepartmentsLoading } = useDepartments();
  const isAwaited = !whole && (areCoursesLoading || areDepartmentsLoading);
  // Waits only for the first load, because waiting for later loads would hide the content again.
  const [wasSettled, settle] = useState(!isAwaited);
  if (!isAwaited && !wasSettled) settle(true);
  const department = departments?.find(({ name }) => name === course?.department_name);
  const isOwned = course !== undefined && purchased.includes(course.id);
  const { record } = useLearning();
  // Stores the chapters in the learning record, which is used to find the next lesson.
  useOutline(isOwned ? course.id : null);
  const failed = error?.isNotFound ? undefined : error;
  useErrorToast(failed, 'course', fa.course.detailFailed);

  const isLost = failed !== undefined && !course;
  useWayOut(isLost);

  if (isLoading || isLost)
    return (
      <>
        <PageMeta title={fa.course.page} />
        <CourseDetailSkeleton />
      </>
    );
  const isHidden = course?.status === 'private' && !isOwned && !isStaff(user);
  if (!course || isHidden) {
    // An owned course may be missing here, because the public endpoint hides private courses even from their owners.
    const wayOut = purchased.includes(courseId) ? (
      <SyllabusButton courseId={courseId} />
    ) : (
      <Button component={Link} to={paths.courses}>
        {fa.basket.toCourses}
      </Button>
    );
    return <NotFoundState text={fa.course.notFound} action={wayOut} />;
  }
  return (
    <>
      <PageMeta
        title={courseTitle(course)}
        description={clampText(course.description ?? fa.courses.noDescription, 160)}
      />
      <CourseDetail
        course={course}
        inBasket={inBasket.some(({ id }) => id === course.id)}
        added={added === course.id}
        onAdd={course.status === 'private' ? undefined : () => void add(course)}
        department={department}
        evidence={whole ? evidenceOf(course, whole.courses, purchased) : wasSettled ? undefined : null}
        step={isOwned ? stepsOf(course, record) : undefined}
        actions={
          <>
            {isOwned ? <SyllabusButton courseId={course.id} /> : <SaveButton courseId={course.id} />}
            <ShareButton title={courseTitle(course)} path={paths.purchase(course.id)} />
          </>
        }
      >
        {failed && <FailedLine message={fa.course.detailFailed} onRetry={retry} busy={isValidating} />}
        <OtherCourses to={[course]} />
      </CourseDetail>
    </>
  );
}

/** Opens the course list if `isLost` is true, unless the user has followed a link whose page is still loading. */
function useWayOut(isLost: boolean) {
  const navigate = useNavigate();
  const shown = useLocation();
  const at = useRef<{ shown: typeof shown; path: string }>(null);
  // Going back from a page that is still loading creates a new location, so this effect runs again.
  useEffect(() => {
    if (at.current?.shown !== shown) at.current = { shown, path: location.pathname };
    if (isLost && location.pathname === at.current.path) void navigate(paths.courses, { replace: true });
  }, [isLost, shown, navigate]);
}

function SyllabusButton({ courseId }: { courseId: string }) {
  return (
    <Button
      component={Link}
      to={paths.syllabus(courseId)}
      variant="default"
      px="sm"
      leftSection={<IconListDetails size={22} aria-hidden />}
    >
      {fa.learning.toSyllabus}
    </Button>
  );
}
