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
import { Kept } from './Kept.tsx';
import classes from './ProfilePage.module.css';
import { snackbar } from './useFreshProfile.ts';

const EraseDialog = lazyDialog(async () => (await import('./EraseDialog.tsx')).EraseDialog);
const TakeInDialog = lazyDialog(
  async () => (await import('../../components/learning/TakeInDialog/TakeInDialog.tsx')).TakeInDialog,
);

/** A part of the user's data on this device: courses and purchases, or the learning data (product §10, §11). */
export function DeviceData({ part }: { part: 'kept' | 'learning' }) {
  return part === 'kept' ? <Kept /> : <LearningData />;
}

/** Lets the user export learning data to a file, import them from a file, or erase them. */
function LearningData() {
  const { user } = useSession();
  const { record, erase, takeIn } = useLearning();
  const { remove } = useKeptCourses();
  const [asked, { open, close }] = useDisclosure();
  const [chosen, setChosen] = useState<{ file: LearningRecord | Refusal; before: LearningRecord }>();
  const [shown, { open: show, close: hide }] = useDisclosure();
  const reset = useRef<() => void>(null);
  // Holds the record from before an import that could not be stored, so that a retry shows the same changes.
  const unstored = useRef<LearningRecord>(null);
  const userId = user?.id ?? '';

  async function choose(picked: File | null) {
    if (!picked) return;
    setChosen({ file: readFile(await picked.text().catch(() => ''), userId), before: unstored.current ?? record });
    // Resets the file input, so that the user can choose the same file again.
    reset.current?.();
    show();
  }
  async function takeInFile() {
    if (typeof chosen?.file !== 'object') return;
    const isStored = await takeIn(mergeFile(record, chosen.file));
    unstored.current = isStored ? null : chosen.before;
    if (!isStored) return snackbar('error', fa.offline.notTakenIn);
    hide();
    snackbar('success', fa.offline.takenIn);
  }
  async function eraseAll() {
    close();
    unstored.current = null;
    const results = [await erase(), await remove()];
    if (results.includes(false)) return snackbar('error', fa.learning.notErased);
    snackbar('success', fa.learning.erased);
  }
  return (
    <Card component="section" className={classes.data}>
      <div>
        <Title order={2} size="h3">
          {fa.learning.device}
        </Title>
        <Text c="dimmed" mt="sm" style={{ textWrap: 'balance' }}>
          {fa.learning.deviceNote} {fa.offline.moveNote}
        </Text>
      </div>
      <Group gap="sm">
        <Button variant="light" px="sm" onClick={() => void shareText(fa.offline.fileName, writeFile(record, userId))}>
          {fa.offline.move}
        </Button>
        <FileButton accept="application/json,.json,.txt" resetRef={reset} onChange={(picked) => void choose(picked)}>
          {(props) => (
            <Button variant="default" px="sm" {...props}>
              {fa.offline.takeIn}
            </Button>
          )}
        </FileButton>
      </Group>
      <div className={classes.erase} data-unprinted>
        <Button variant="subtle" color="red" px="sm" onClick={open}>
          {fa.learning.erase}
        </Button>
      </div>
      <EraseDialog opened={asked} onClose={close} onErase={() => void eraseAll()} />
      <TakeInDialog
        opened={shown}
        onClose={hide}
        file={
          typeof chosen?.file === 'object'
            ? changesOf(chosen.before, mergeFile(chosen.before, chosen.file))
            : chosen?.file
        }
        onTakeIn={() => void takeInFile()}
      />
    </Card>
  );
}
