import { Card, Group, Skeleton, Stack } from '@mantine/core';
import classes from '../../components/blog/BlogCard/BlogCard.module.css';
import { Loading } from '../../components/feedback/Notice/Notice.tsx';
import { CardGrid } from '../../components/layout/CardGrid/CardGrid.tsx';

/** A skeleton of the list of articles. */
export function BlogsSkeleton() {
  return (
    <div>
      <Loading />
      <CardGrid component="div" layout="roomy">
        {/* Two cards in the first row and six others fill complete rows of two or three cards. */}
        {Array.from({ length: 8 }, (_, i) => (
          <div key={i} data-pair={i < 2 || undefined}>
            <CardSkeleton pair={i < 2} lead={i === 0} />
          </div>
        ))}
      </CardGrid>
    </div>
  );
}

/**
 * A skeleton with about the same height as an article's card. `pair`: one of the first two cards, which are larger.
 * `lead`: the first card, whose title has two lines on phones.
 */
function CardSkeleton({ pair, lead }: { pair: boolean; lead: boolean }) {
  return (
    <Card aria-hidden padding={0} className={classes.card}>
      <div className={classes.cover}>
        <Skeleton radius="min(var(--frame), var(--mantine-radius-md))" style={{ aspectRatio: '16 / 9' }} />
      </div>
      <div className={classes.words}>
        <div>
          {pair ? (
            <>
              <Skeleton h={{ base: 22, lg: 32 }} w="85%" my={{ base: 6, lg: 11 }} />
              {lead && <Skeleton h={22} w="55%" my={6} hiddenFrom="sm" />}
            </>
          ) : (
            <>
              <Skeleton h={22} w="85%" my={6} />
              <Skeleton h={22} w="55%" my={6} visibleFrom="sm" hiddenFrom="md" />
              <Skeleton h={22} w="55%" my={6} visibleFrom="lg" />
            </>
          )}
          <Skeleton h={14} w="45%" mt={4} mb="md" />
        </div>
        <Stack gap={0} flex={1}>
          <div className={classes.text}>
            {['100%', '94%', '98%', '60%'].map((width) => (
              <Skeleton key={width} h={14} w={width} my={8} />
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
