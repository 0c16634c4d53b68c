import { Button, Card, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazyDialog } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { useLearning } from '../../learning/useLearning.ts';
import { learningText } from '../../text/learning.ts';
import { snackbar } from './useFreshProfile.ts';

const EraseDialog = lazyDialog(async () => (await import('./EraseDialog.tsx')).EraseDialog);

/** What this device keeps of the learner, and how to erase it (product §10). */
export function DeviceData() {
  const { erase } = useLearning();
  const [asked, { open, close }] = useDisclosure();
  async function eraseAll() {
    close();
    await erase();
    snackbar('success', learningText.erased);
  }
  return (
    <Card component="section" mt="xl">
      <Title order={2} size="h3">
        {learningText.device}
      </Title>
      <Text c="dimmed" my="sm">
        {learningText.deviceNote}
      </Text>
      <Button variant="light" color="red" onClick={open} style={{ alignSelf: 'flex-start' }}>
        {learningText.erase}
      </Button>
      <EraseDialog opened={asked} onClose={close} onErase={() => void eraseAll()} />
    </Card>
  );
}
