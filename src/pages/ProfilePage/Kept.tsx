import { Title } from '@mantine/core';
import { useState } from 'react';
import { announce } from '../../components/feedback/announce.ts';
import { FailedLine } from '../../components/feedback/FailedState/FailedState.tsx';
import { CourseGrid } from '../../components/course/CourseGrid/CourseGrid.tsx';
import { PurchaseList } from '../../components/learning/PurchaseList/PurchaseList.tsx';
import { KeptCourses } from '../../components/offline/KeptCourses/KeptCourses.tsx';
import { useKeptCourses } from '../../data/kept.ts';
import { useCourses } from '../../data/courses.ts';
import { purchasesOf } from '../../learning/purchases.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { snackbar } from './useFreshProfile.ts';

/** The user's data on this device: saved courses, courses stored for offline use, and purchases (product §10). */
export function Kept() {
  const { purchased } = useSession();
  const { record } = useLearning();
  const { data: courses = [], error, retry, isValidating } = useCourses();
  const { courses: kept, remove } = useKeptCourses();
  // When the user removes a saved course, its card stays for the rest of this visit. The heart button keeps the focus
  // and can undo the removal.
  const [before] = useState(record.saved);
  const isShown = (id: string) => record.saved.has(id) && (record.saved.get(id)?.value || before.get(id)?.value);
  const saved = courses.filter(({ id }) => isShown(id) && !purchased.includes(id));
  const purchases = purchasesOf(record);
  return (
    <>
      {saved.length > 0 && (
        <section>
          <Title order={2} mb="md">
            {fa.learning.savedCourses}
          </Title>
          <CourseGrid courses={saved} purchased={purchased} label={fa.learning.savedCourses} />
        </section>
      )}
      {error && [...record.saved.values()].some(({ value }) => value) && (
        <FailedLine message={fa.courses.pageFailed} onRetry={retry} busy={isValidating} />
      )}
      {kept.length > 0 && (
        <KeptCourses
          courses={kept}
          onRemove={(id) =>
            void remove(id).then((isRemoved) =>
              isRemoved ? announce(fa.offline.removed) : snackbar('error', fa.offline.notRemoved),
            )
          }
        />
      )}
      {purchases.length > 0 && <PurchaseList purchases={purchases} />}
    </>
  );
}
