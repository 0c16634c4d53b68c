import { Card, Group, Skeleton, Stack } from '@mantine/core';
import classes from '../../components/blog/BlogCard/BlogCard.module.css';
import { Loading } from '../../components/feedback/Notice/Notice.tsx';
import { CardGrid } from '../../components/layout/CardGrid/CardGrid.tsx';

/** A skeleton of the list of articles. */
export function BlogsSkeleton() {
  return (
    <div>
      <Loading />
      <CardGrid component="div" roomy>
        {/* Two cards in the first row and six others fill complete rows of two or three cards. */}
        {Array.from({ length: 8 }, (_, i) => (
          <div key={i} data-pair={i < 2 || undefined}>
            <CardSkeleton lines={i < 2 ? 1 : 2} />
          </div>
        ))}
      </CardGrid>
    </div>
  );
}

/** A skeleton with about the same height as an article's card. `lines` is the number of lines of the title. */
function CardSkeleton({ lines }: { lines: 1 | 2 }) {
  return (
    <Card aria-hidden padding={0} className={classes.card}>
      <div className={classes.cover}>
        <Skeleton radius="min(var(--frame), var(--mantine-radius-md))" style={{ aspectRatio: '16 / 9' }} />
      </div>
      <div className={classes.words}>
        <div>
          <Skeleton h={22} w="85%" my={6} />
          {lines > 1 && <Skeleton h={22} w="55%" my={6} visibleFrom="sm" />}
          <Skeleton h={14} w="45%" mt={4} mb="md" />
        </div>
        <Stack gap={0} flex={1}>
          <div className={classes.text}>
            {['100%', '94%', '98%', '60%'].map((width) => (
              <Skeleton key={width} h={14} w={width} my={7} />
            ))}
          </div>
          <Group h={52} mt="auto" gap="lg" justify="space-around">
            {[24, 44, 40, 88].map((width) => (
              <Skeleton key={width} h={20} w={width} />
            ))}
          </Group>
        </Stack>
      </div>
    </Card>
  );
}
