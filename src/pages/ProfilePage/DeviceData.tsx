import { Button, Card, FileButton, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { lazyDialog } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { useKeptCourses } from '../../data/kept.ts';
import { changesOf, mergeFile, readFile, writeFile, type Refusal } from '../../learning/learningFile.ts';
import type { LearningRecord } from '../../learning/record.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { shareText } from '../../lib/download.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { snackbar } from './useFreshProfile.ts';

const EraseDialog = lazyDialog(async () => (await import('./EraseDialog.tsx')).EraseDialog);
const TakeInDialog = lazyDialog(
  async () => (await import('../../components/learning/TakeInDialog/TakeInDialog.tsx')).TakeInDialog,
);

/** Lets the user export learning data to a file, import them from a file, or erase them (product §10, §11). */
export function DeviceData() {
  const { user } = useSession();
  const { record, erase, takeIn } = useLearning();
  const { remove } = useKeptCourses();
  const [asked, { open, close }] = useDisclosure();
  const [file, setFile] = useState<LearningRecord | Refusal>();
  const [shown, { open: show, close: hide }] = useDisclosure();
  const reset = useRef<() => void>(null);
  const userId = user?.id ?? '';

  async function choose(chosen: File | null) {
    if (!chosen) return;
    setFile(readFile(await chosen.text(), userId));
    // Resets the file input, so that the user can choose the same file again.
    reset.current?.();
    show();
  }
  async function takeInFile() {
    hide();
    if (typeof file !== 'object') return;
    if (await takeIn(mergeFile(record, file))) snackbar('success', fa.offline.takenIn);
    else snackbar('error', fa.offline.notTakenIn);
  }
  async function eraseAll() {
    close();
    await erase();
    await remove();
    snackbar('success', fa.learning.erased);
  }
  return (
    <Card component="section">
      <Title order={2} size="h3">
        {fa.learning.device}
      </Title>
      <Text c="dimmed" my="sm">
        {fa.learning.deviceNote} {fa.offline.moveNote}
      </Text>
      <Group gap="sm">
        <Button variant="light" onClick={() => void shareText(fa.offline.fileName, writeFile(record, userId))}>
          {fa.offline.move}
        </Button>
        <FileButton accept="application/json,.json,.txt" resetRef={reset} onChange={(chosen) => void choose(chosen)}>
          {(props) => (
            <Button variant="default" {...props}>
              {fa.offline.takeIn}
            </Button>
          )}
        </FileButton>
        <Button variant="subtle" color="red" onClick={open}>
          {fa.learning.erase}
        </Button>
      </Group>
      <EraseDialog opened={asked} onClose={close} onErase={() => void eraseAll()} />
      <TakeInDialog
        opened={shown}
        onClose={hide}
        file={typeof file === 'object' ? changesOf(record, mergeFile(record, file)) : file}
        onTakeIn={() => void takeInFile()}
      />
    </Card>
  );
}
