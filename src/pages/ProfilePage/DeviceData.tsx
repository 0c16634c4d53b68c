import { Button, Card, Group, Modal, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useLearning } from '../../learning/useLearning.ts';
import { fa } from '../../text/fa.ts';
import { learningText } from '../../text/learning.ts';
import '../../theme/overlay.css';
import { snackbar } from './useFreshProfile.ts';

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
      <Modal opened={asked} onClose={close} title={learningText.erase} size={480}>
        <Text mb="lg">{learningText.eraseQuestion}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {fa.common.cancel}
          </Button>
          <Button color="red" onClick={() => void eraseAll()}>
            {learningText.erase}
          </Button>
        </Group>
      </Modal>
    </Card>
  );
}
