import { Button, Text } from '@mantine/core';
import { IconShoppingBag, IconShoppingBagCheck } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { Course } from '../../../api/courses.ts';
import { amountOf, isDiscounted, type Prices } from '../../../course/price.ts';
import type { CourseStep } from '../../../learning/progress.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { formatPrice } from '../../../text/format.ts';
import { Link } from '../../layout/Link/Link.tsx';
import { FullPrice } from '../PriceTag/PriceTag.tsx';
import { OwnOffer } from './OwnOffer.tsx';
import classes from './CourseDetail.module.css';

export interface CourseOfferProps {
  /** The course, with prices in rials. */
  course: Course;
  /** The owner's progress and next lesson. Undefined if the user does not own the course. */
  step?: CourseStep | undefined;
  /** Whether the course is in the basket. A link to the basket then replaces the button. */
  inBasket: boolean;
  /** Whether the course was added on this visit. The link to the basket then gets the focus. Default false. */
  added?: boolean;
  /** Adds the course to the basket. Undefined if the course is not for sale. */
  onAdd?: (() => void) | undefined;
}

/** The price and the basket button or, for owners, the progress and a link to the next lesson. */
export function CourseOffer({ course, step, inBasket, added = false, onAdd }: CourseOfferProps) {
  const toBasket = useRef<HTMLAnchorElement>(null);
  const note = useId();
  useLayoutEffect(() => {
    if (inBasket && added) toBasket.current?.focus();
  }, [inBasket, added]);
  if (step) return <OwnOffer step={step} />;
  if (!onAdd)
    return (
      <>
        <PriceLines course={course} />
        <Button component={Link} to={paths.syllabus(course.id)} size="lg">
          {fa.courses.view}
        </Button>
      </>
    );
  const Bag = inBasket ? IconShoppingBagCheck : IconShoppingBag;
  const bag = { size: 'lg', leftSection: <Bag size={22} aria-hidden /> } as const;
  return (
    <>
      <PriceLines course={course} />
      {inBasket ? (
        <Button
          component={Link}
          to={paths.basket}
          ref={toBasket}
          // After a double click on the add button, the second click hits this link. It must not open the basket.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          aria-describedby={note}
          {...bag}
        >
          <span>
            <Text span size="xs" className={classes.note} id={note} aria-hidden>
              {fa.course.inBasket}
            </Text>
            {fa.course.toBasket}
          </span>
        </Button>
      ) : (
        <Button onClick={onAdd} {...bag}>
          {fa.course.addToBasket}
        </Button>
      )}
    </>
  );
}

/** The amount to pay. If the course is discounted, the full price is above this amount; if it is free, a hint is below. */
function PriceLines({ course }: { course: Prices }) {
  const discounted = isDiscounted(course);
  const isFree = amountOf(course) === 0;
  return (
    <dl className={classes.prices} data-free={isFree || undefined}>
      {discounted && (
        <>
          <dt>{fa.course.price}</dt>
          <dd>
            <FullPrice course={course} />
          </dd>
        </>
      )}
      <dt>{discounted ? fa.course.discountedPrice : fa.course.price}</dt>
      <dd data-final>{formatPrice(amountOf(course))}</dd>
      {isFree && <dd data-hint>{fa.course.freeCourse}</dd>}
    </dl>
  );
}
