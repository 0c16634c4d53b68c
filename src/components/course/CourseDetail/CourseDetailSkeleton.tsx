import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { Offer, OfferColumns } from '../Offer/Offer.tsx';
import classes from './CourseDetail.module.css';

/** The shape of a course's detail while the course is on its way. */
export function CourseDetailSkeleton() {
  return (
    <Page>
      <VisuallyHidden role="status">{fa.common.loading}</VisuallyHidden>
      <OfferColumns
        aside={
          <Offer>
            <Skeleton h={32} w="min(40%, 12rem)" />
            <Skeleton h={50} w={{ base: 160, md: '100%' }} radius="md" />
          </Offer>
        }
      >
        <Stack gap={0} miw={0}>
          <Skeleton h={18} w="25%" mb="sm" />
          <Skeleton h={44} w="min(80%, 28rem)" mb={40} />
          <Skeleton className={classes.cover} radius="lg" style={{ aspectRatio: '16 / 9' }} />
          <Stack gap="sm">
            <Skeleton h={26} w="30%" />
            <Skeleton h={18} />
            <Skeleton h={18} w="65%" />
          </Stack>
        </Stack>
      </OfferColumns>
    </Page>
  );
}
