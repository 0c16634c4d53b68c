import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle, IconShoppingBag } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Course } from '../../api/courses.ts';
import { amountOf, savingOf } from '../../course/price.ts';
import { useBasket, usePurchases } from '../../basket/BasketProvider.tsx';
import { usePurchase } from '../../basket/purchase.ts';
import { BasketRow } from '../../components/basket/BasketRow/BasketRow.tsx';
import { BasketSummary } from '../../components/basket/BasketSummary/BasketSummary.tsx';
import { CourseFacts } from '../../components/course/CourseDetail/CourseFacts.tsx';
import { OfferColumns } from '../../components/course/Offer/Offer.tsx';
import { RelatedCourses } from '../../components/course/RelatedCourses/RelatedCourses.tsx';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { hideToast, toast } from '../../components/feedback/toast.tsx';
import { UndoMessage } from '../../components/feedback/UndoMessage/UndoMessage.tsx';
import { Receipt } from '../../components/learning/Receipt/Receipt.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { useCourses } from '../../data/courses.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import '../../theme/content.css';
import { useBuying } from './useBuying.ts';

/** The basket: its courses, their total and the purchase (product §2, basket). */
export function BasketPage() {
  const { courses, basket } = useBasket();
  const { unknown } = usePurchases();
  const { buy, forget } = usePurchase();
  const { purchased } = useSession();
  const { data: all = [] } = useCourses();
  const { busy, buyAll, oldAmounts, receipt } = useBuying(buy);

  // A removed row takes the focus with it: the next row has it then, or what an empty basket offers; one that comes back has it again.
  const content = useRef<HTMLDivElement>(null);
  const change = useRef<{ id: string; index: number; isBack: boolean } | null>(null);
  useEffect(() => {
    if (!change.current) return;
    const { id, index, isBack } = change.current;
    // The list may be told anew before the change is in it.
    if (courses.some((course) => course.id === id) !== isBack) return;
    const buttons = content.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (buttons?.[Math.min(index, courses.length - 1)] ?? content.current?.querySelector('a'))?.focus();
    change.current = null;
  }, [courses]);

  async function remove(course: Course, index: number) {
    change.current = { id: course.id, index, isBack: false };
    await basket.remove([course.id]);
    const id = `removed: ${course.id}`;
    const undo = () => {
      hideToast(id);
      change.current = { id: course.id, index, isBack: true };
      void basket.add(course, index);
    };
    toast('info', 'basket', <UndoMessage text={fa.basket.removed} onUndo={undo} />, { id });
  }

  function markOf({ id }: Course) {
    // While a purchase runs, a course is owned for a moment before it leaves the basket.
    if (purchased.includes(id)) return busy ? undefined : 'owned';
    return unknown.includes(id) ? 'unknown' : undefined;
  }
  const toBuy = courses.filter((course) => !markOf(course));
  const total = toBuy.reduce((sum, course) => sum + amountOf(course), 0);
  const saving = toBuy.reduce((sum, course) => sum + savingOf(course), 0);

  return (
    <Page ref={content}>
      <PageMeta title={fa.basket.title} />
      <PageHeading title={fa.basket.title} />
      {receipt && <Receipt {...receipt} />}
      {courses.length === 0 && !busy ? (
        <EmptyState
          text={fa.basket.empty}
          icon={IconShoppingBag}
          action={
            <Button component={Link} to={paths.courses}>
              {fa.basket.toCourses}
            </Button>
          }
        />
      ) : (
        <Stack gap="xl">
          <OfferColumns
            aside={
              <>
                <BasketSummary total={total} count={toBuy.length} saving={saving} busy={busy} onBuy={buyAll} />
                <CourseFacts many={courses.length > 1} />
              </>
            }
          >
            <Stack gap="md">
              {oldAmounts && (
                <Alert color="saffron" icon={<IconAlertTriangle aria-hidden />}>
                  {fa.basket.pricesChanged}
                </Alert>
              )}
              <Stack component="ul">
                {courses.map((course, index) => (
                  <BasketRow
                    key={course.id}
                    course={course}
                    mark={markOf(course)}
                    oldAmount={oldAmounts?.get(course.id)}
                    busy={busy}
                    onRemove={() => void remove(course, index)}
                    onBuyAgain={() => forget(course.id)}
                  />
                ))}
              </Stack>
            </Stack>
          </OfferColumns>
          <RelatedCourses title={fa.basket.related} to={courses} courses={all} purchased={purchased} />
        </Stack>
      )}
    </Page>
  );
}
