import { Card, Skeleton, Stack } from '@mantine/core';
import classes from '../../course/CourseCard/CourseCard.module.css';
import { CardGrid, type CardLayout } from '../../layout/CardGrid/CardGrid.tsx';
import { Loading } from '../Notice/Notice.tsx';
import { Page } from '../../layout/Page/Page.tsx';

interface CardSkeletonGridProps {
  /** The number of cards. Default 3. */
  count?: number;
  /** How the cards fill the rows, as in `CardGrid`. */
  layout?: CardLayout;
  /** Whether the skeletons are as high as the cards of purchased courses, which have no price. Default false. */
  purchased?: boolean;
}

/** A grid of course card skeletons. */
export function CardSkeletonGrid({ count = 3, layout, purchased = false }: CardSkeletonGridProps) {
  return (
    <div>
      <Loading />
      <CardGrid component="div" layout={layout}>
        {Array.from({ length: count }, (_, i) => (
          <div key={i}>
            <CardSkeleton purchased={purchased} />
          </div>
        ))}
      </CardGrid>
    </div>
  );
}

/** A skeleton as high as the card of a discounted or a purchased course. */
function CardSkeleton({ purchased }: { purchased: boolean }) {
  return (
    <Card aria-hidden padding={0} className={classes.card}>
      <div className={classes.picture}>
        <Skeleton radius={0} style={{ aspectRatio: '16 / 9' }} />
      </div>
      <div className={classes.words}>
        <Skeleton h={16} w="45%" my={4} />
        <Skeleton h={20} w="90%" my={2} />
        <Skeleton h={20} w="60%" my={2} />
        <div className={classes.excerpt} style={{ display: 'flow-root' }}>
          {['92%', '70%'].map((width) => (
            <Skeleton key={width} data-excerpt h={14} w={width} my={10} />
          ))}
          <Skeleton h={14} my={10} w="4rem" />
        </div>
      </div>
      <div className={classes.foot}>
        {purchased ? (
          <Skeleton h={44} radius="md" />
        ) : (
          <>
            <Stack gap={10} w="40%">
              <Skeleton h={18} visibleFrom="sm" />
              <Skeleton h={24} />
            </Stack>
            <Skeleton h={44} radius="md" className={classes.action} />
          </>
        )}
      </div>
    </Card>
  );
}

/** A generic page skeleton, shown while the page's code loads. */
export function PageSkeleton() {
  return (
    <Page>
      <Stack gap="lg">
        <Skeleton h={40} w="min(60%, 320px)" />
        <CardSkeletonGrid />
      </Stack>
    </Page>
  );
}
