import { Card } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { toast } from '../../components/feedback/toast.tsx';
import { BackLink } from '../../components/layout/BackLink/BackLink.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { mayAddCourses } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import { NewCourse } from './NewCourse.tsx';

/** A new course, for instructors and admins; others are led to the courses (product §2, add course; §6). */
export function AddCoursePage() {
  const { user } = useSession();
  // Who came in stays until the session's own end leads them out.
  const [author] = useState(mayAddCourses(user) ? user : null);
  useEffect(() => {
    if (!author) toast('error', 'course', fa.addCourse.staffOnly, { id: 'staff only' });
  }, [author]);

  if (!author) return <Navigate to={paths.courses} replace />;
  return (
    <Page narrow>
      <PageMeta title={fa.addCourse.title} />
      <BackLink to={paths.courses} />
      <PageHeading title={fa.addCourse.title} />
      <Card p={{ base: 'md', sm: 'xl' }}>
        <NewCourse key={user?.id ?? author.id} />
      </Card>
    </Page>
  );
}
