import { Button, Card, Group, Progress, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { IconDownload, IconPlayerPause, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { isWhole, sizeOf, type KeptCourse } from '../../../offline/keptCourse.ts';
import { announce } from '../../feedback/announce.ts';
import type { KeepProblem } from '../../../offline/keepProblem.ts';
import { fa } from '../../../text/fa.ts';

interface KeepCourseProps {
  /** The stored lessons of the course. Undefined if there are none. */
  kept: KeptCourse | undefined;
  /** The number of the course's lessons, shown until the first lessons are stored. */
  lessons: number;
  /** Whether the course is being downloaded. */
  running: boolean;
  /** Whether the site can open offline in this browser. Default true. */
  opens?: boolean;
  /** The reason why the latest download ended early. */
  problem?: KeepProblem | undefined;
  /** Downloads the course, or the lessons that are not stored yet. */
  onKeep: () => void;
  onStop: () => void;
  onRemove: () => void;
}

/** Lets the user download a course for offline use, and shows the storage space that the course uses (product §11). */
export function KeepCourse({
  kept,
  lessons,
  running,
  opens = true,
  problem,
  onKeep,
  onStop,
  onRemove,
}: KeepCourseProps) {
  const { done, total, bytes, videos } = kept ? sizeOf(kept) : { done: 0, total: lessons, bytes: 0, videos: 0 };
  const whole = kept !== undefined && isWhole(kept) && !running;
  const wholeText = opens ? fa.offline.whole : fa.offline.wholeHere;
  const result = whole ? wholeText : kept && fa.offline.partial(done, total);
  const wasRunning = useRef(running);
  useEffect(() => {
    // A problem is not announced here, because its message is an `alert`.
    if (wasRunning.current && !running && !problem && result) announce(result);
    wasRunning.current = running;
  }, [running, problem, result]);
  return (
    <Card component="section" mt="xl" p={{ base: 'md', sm: 'lg' }} aria-label={fa.offline.title}>
      <Group justify="space-between" gap="md">
        <Stack gap={4} flex="1 1 18rem" miw={0}>
          <Title order={2} size="h4">
            {whole ? wholeText : fa.offline.title}
          </Title>
          <Text c="dimmed">
            {running && fa.offline.keeping(done, total)}
            {!running && !kept && fa.offline.keepNote}
            {!running && kept && (whole ? fa.offline.facts(done, bytes, kept.since) : fa.offline.partial(done, total))}
          </Text>
          {whole && videos > 0 && <Text c="dimmed">{fa.offline.videos(videos)}</Text>}
          {kept && !opens && <Text c="dimmed">{fa.offline.onlyHere}</Text>}
          {problem && !running && (
            <Text c="red" role="alert">
              {fa.offline.problems[problem]}
            </Text>
          )}
        </Stack>
        <Group gap="sm" w={{ base: '100%', sm: 'auto' }} grow preventGrowOverflow={false}>
          {running && (
            <Button variant="default" leftSection={<IconPlayerPause size={20} aria-hidden />} onClick={onStop}>
              {fa.offline.stop}
            </Button>
          )}
          {!running && !whole && (
            <Button
              variant="light"
              h="auto"
              py="sm"
              px={{ base: 'xs', sm: 'lg' }}
              styles={{ label: { textWrap: 'wrap' } }}
              leftSection={<IconDownload size={20} aria-hidden />}
              onClick={onKeep}
            >
              {kept ? fa.offline.goOn : fa.offline.keep}
            </Button>
          )}
          {!running && kept && (
            <Button variant="subtle" color="red" leftSection={<IconTrash size={20} aria-hidden />} onClick={onRemove}>
              {fa.offline.remove}
            </Button>
          )}
        </Group>
      </Group>
      {running && <Progress mt="md" value={total === 0 ? 0 : (done / total) * 100} aria-label={fa.offline.progress} />}
    </Card>
  );
}
