import { Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { CourseGrid } from '../../components/course/CourseGrid/CourseGrid.tsx';
import { lazyPart } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { PurchaseList } from '../../components/learning/PurchaseList/PurchaseList.tsx';
import { KeptCourses } from '../../components/offline/KeptCourses/KeptCourses.tsx';
import { useKeptCourses } from '../../data/kept.ts';
import { useCourses } from '../../data/courses.ts';
import { purchasesOf } from '../../learning/purchases.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import classes from './ProfilePage.module.css';

// This section is at the end of the page, so it loads with its own chunk and moves nothing.
const DeviceData = lazyPart(async () => (await import('./DeviceData.tsx')).DeviceData);

/**
 * The data on this device: saved courses, stored courses, purchases, and the export, import and erase buttons (product
 * §10).
 */
export function Kept() {
  const { purchased } = useSession();
  const { record } = useLearning();
  const { data: courses = [] } = useCourses();
  const { courses: kept, remove } = useKeptCourses();
  // When the user removes a saved course, its card stays for the rest of this visit. The heart keeps the focus and can
  // undo the removal.
  const [before] = useState(record.saved);
  const isShown = (id: string) => record.saved.has(id) && (record.saved.get(id)?.value || before.get(id)?.value);
  const saved = courses.filter(({ id }) => isShown(id) && !purchased.includes(id));
  const purchases = purchasesOf(record);
  return (
    <>
      <Stack gap="xl" className={classes.kept}>
        {saved.length > 0 && (
          <section>
            <Title order={2} mb="lg">
              {fa.learning.savedCourses}
            </Title>
            <CourseGrid courses={saved} purchased={purchased} label={fa.learning.savedCourses} />
          </section>
        )}
        {kept.length > 0 && <KeptCourses courses={kept} onRemove={(id) => void remove(id)} />}
        {purchases.length > 0 && <PurchaseList purchases={purchases} />}
      </Stack>
      <div className={classes.device}>
        <DeviceData />
      </div>
    </>
  );
}
