import { Skeleton, Stack } from '@mantine/core';
import classes from './ArticlePage.module.css';

/** A skeleton with the title, the cover and the first lines of an article. */
export function ArticleSkeleton() {
  return (
    <div aria-hidden className={classes.root}>
      <div>
        <Skeleton h={44} w="80%" />
        <Skeleton h={44} w="50%" mt="lg" />
      </div>
      <div className={classes.cover}>
        <Skeleton radius="lg" style={{ aspectRatio: '16 / 9' }} />
      </div>
      <Stack className={classes.text} gap="lg">
        {['100%', '94%', '98%', '60%'].map((width) => (
          <Skeleton key={width} h={16} w={width} />
        ))}
      </Stack>
    </div>
  );
}
