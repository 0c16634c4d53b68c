import { Box, Button, Card, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useDisclosure } from '@mantine/hooks';
import { CourseGrid } from '../../components/course/CourseGrid/CourseGrid.tsx';
import { PurchaseList } from '../../components/learning/PurchaseList/PurchaseList.tsx';
import { useCourses } from '../../data/courses.ts';
import { purchasesOf } from '../../learning/purchases.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { lazyDialog } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { snackbar } from './useFreshProfile.ts';

/** What this device keeps for the user: saved courses, purchases, and the way to erase all of it (product §10). */
export function Kept() {
  const { purchased } = useSession();
  const { record } = useLearning();
  const { data: courses = [] } = useCourses();
  // A card whose heart is taken away stays until one leaves: it keeps the focus, and the heart can be given back.
  const [before] = useState(record.saved);
  const isShown = (id: string) => record.saved.has(id) && (record.saved.get(id)?.value || before.get(id)?.value);
  const saved = courses.filter(({ id }) => isShown(id) && !purchased.includes(id));
  const purchases = purchasesOf(record);
  return (
    <>
      {saved.length > 0 && (
        <Box component="section" mt="xl">
          <Title order={2} mb="lg">
            {fa.learning.savedCourses}
          </Title>
          <CourseGrid courses={saved} purchased={purchased} label={fa.learning.savedCourses} />
        </Box>
      )}
      {purchases.length > 0 && <PurchaseList purchases={purchases} />}
      <DeviceData />
    </>
  );
}

const EraseDialog = lazyDialog(async () => (await import('./EraseDialog.tsx')).EraseDialog);

/** What this device keeps of the learner, and how to erase it (product §10). */
function DeviceData() {
  const { erase } = useLearning();
  const [asked, { open, close }] = useDisclosure();
  async function eraseAll() {
    close();
    await erase();
    snackbar('success', fa.learning.erased);
  }
  return (
    <Card component="section" mt="xl">
      <Title order={2} size="h3">
        {fa.learning.device}
      </Title>
      <Text c="dimmed" my="sm">
        {fa.learning.deviceNote}
      </Text>
      <Button variant="light" color="red" onClick={open} style={{ alignSelf: 'flex-start' }}>
        {fa.learning.erase}
      </Button>
      <EraseDialog opened={asked} onClose={close} onErase={() => void eraseAll()} />
    </Card>
  );
}
