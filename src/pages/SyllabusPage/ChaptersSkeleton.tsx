import { Group, Paper, Skeleton, Stack } from '@mantine/core';
import { Loading } from '../../components/feedback/Notice/Notice.tsx';

/** The skeleton of the chapters. */
export function ChaptersSkeleton() {
  return (
    <Stack>
      <Loading />
      {[3, 2, 4].map((lessons) => (
        <Paper key={lessons} withBorder p="md" aria-hidden>
          <Group wrap="nowrap" mb="lg">
            <Skeleton w={44} h={44} radius="sm" style={{ flex: 'none' }} />
            <Skeleton h={20} w="60%" />
          </Group>
          {Array.from({ length: lessons }, (_, lesson) => (
            <Skeleton key={lesson} h={18} my="lg" w={`${70 - lesson * 9}%`} />
          ))}
        </Paper>
      ))}
    </Stack>
  );
}
