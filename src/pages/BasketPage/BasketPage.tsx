import { Alert, Box, Button, Stack } from '@mantine/core';
import { IconAlertTriangle, IconShoppingBag } from '@tabler/icons-react';
import { useState } from 'react';
import type { Course } from '../../api/courses.ts';
import { amountOf, savingOf } from '../../course/price.ts';
import { useBasket, usePurchases } from '../../basket/BasketProvider.tsx';
import { usePurchase } from '../../basket/purchase.ts';
import { NeedsConnection } from '../../components/feedback/NeedsConnection/NeedsConnection.tsx';
import { BasketSummary } from '../../components/basket/BasketSummary/BasketSummary.tsx';
import { BuyingSteps } from '../../components/course/CourseDetail/BuyingSteps.tsx';
import { OfferColumns } from '../../components/course/Offer/Offer.tsx';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { announce } from '../../components/feedback/announce.ts';
import { toast } from '../../components/feedback/toast.tsx';
import { Receipt } from '../../components/learning/Receipt/Receipt.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import '../../theme/content.css';
import { OtherCourses } from '../OtherCourses.tsx';
import { BasketItem } from './BasketItem.tsx';
import { useBuying } from './useBuying.ts';

interface Removed {
  course: Course;
  place: number;
  /** The id of the user who removed the course. Undefined for a visitor. */
  by: string | undefined;
}

/** The basket with its courses, the total and the buy button (product §2, basket). */
export function BasketPage() {
  const { basket } = useBasket();
  const { unknown, gone } = usePurchases();
  const { buy, forget, markGone } = usePurchase();
  const { user, purchased } = useSession();
  const { courses, busy, buyAll, oldAmounts, receipt } = useBuying(buy);

  // The courses removed on this visit, by id, with their positions. Their rows stay, each with a restore button. Other
  // users who sign in meanwhile do not see these rows.
  const [removed, setRemoved] = useState<ReadonlyMap<string, Removed>>(new Map());
  const own = [...removed.values()].filter(({ by }) => by === user?.id);
  const rows = [...courses];
  for (const { course, place } of own.toSorted((first, second) => first.place - second.place))
    if (!courses.some(({ id }) => id === course.id) && !purchased.includes(course.id)) rows.splice(place, 0, course);
  const isRemoved = (course: Course) => !courses.includes(course);

  async function remove(course: Course, place: number) {
    setRemoved((before) => new Map(before).set(course.id, { course, place, by: user?.id }));
    await basket.remove([course.id]);
    toast('info', 'basket', fa.basket.removed, { id: 'removed' });
  }

  async function restore(course: Course, place: number) {
    await basket.add(course, rows.slice(0, place).filter((row) => !isRemoved(row)).length);
    announce(fa.basket.restored);
  }

  function buyAgain({ id }: Course) {
    forget(id);
    announce(fa.basket.recounted);
  }

  function markOf({ id }: Course) {
    // During a purchase, a bought course is briefly both owned and in the basket.
    if (purchased.includes(id)) return busy ? undefined : 'owned';
    if (unknown.includes(id)) return 'unknown';
    return gone.includes(id) ? 'gone' : undefined;
  }
  const toBuy = courses.filter((course) => !markOf(course));
  const total = toBuy.reduce((sum, course) => sum + amountOf(course), 0);
  const saving = toBuy.reduce((sum, course) => sum + savingOf(course), 0);

  const isEmpty = courses.length === 0 && !busy;
  const empty = (
    <EmptyState
      text={fa.basket.empty}
      icon={IconShoppingBag}
      action={
        <Button component={Link} to={paths.courses}>
          {fa.basket.toCourses}
        </Button>
      }
    />
  );
  const aside = isEmpty ? (
    empty
  ) : (
    <>
      <NeedsConnection text={fa.offline.buying} />
      <BasketSummary total={total} count={toBuy.length} saving={saving} busy={busy} onBuy={buyAll} />
    </>
  );
  const below = (
    <>
      {(!user || rows.length === 0) && (
        <Box mt={48}>
          <BuyingSteps taken={isEmpty ? 0 : 1} free={toBuy.length > 0 && total === 0} />
        </Box>
      )}
      <OtherCourses to={rows} fill />
    </>
  );

  return (
    <Page>
      <PageMeta title={fa.basket.title} />
      <PageHeading title={fa.basket.title} />
      {receipt && <Receipt {...receipt} />}
      {isEmpty && rows.length === 0 ? (
        <>
          {empty}
          {below}
        </>
      ) : (
        <OfferColumns aside={aside} below={below}>
          <Stack gap="md">
            {oldAmounts && (
              <Alert role="note" color="saffron" icon={<IconAlertTriangle aria-hidden />}>
                {fa.basket.pricesChanged}
              </Alert>
            )}
            <Stack component="ul">
              {rows.map((course, place) => (
                <BasketItem
                  key={course.id}
                  course={course}
                  mark={isRemoved(course) ? undefined : markOf(course)}
                  oldAmount={oldAmounts?.get(course.id)}
                  busy={busy}
                  removed={isRemoved(course)}
                  onRemove={() => void remove(course, place)}
                  onRestore={() => void restore(course, place)}
                  onBuyAgain={() => buyAgain(course)}
                  markGone={markGone}
                />
              ))}
            </Stack>
          </Stack>
        </OfferColumns>
      )}
    </Page>
  );
}
