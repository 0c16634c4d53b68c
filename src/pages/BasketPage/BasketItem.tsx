import { useEffect } from 'react';
import type { Purchase } from '../../basket/purchase.ts';
import { BasketRow, type BasketRowProps } from '../../components/basket/BasketRow/BasketRow.tsx';
import { useCourse } from '../../data/courses.ts';

/** A basket row that checks whether its course is still for sale. */
export function BasketItem({ markGone, ...row }: BasketRowProps & Pick<Purchase, 'markGone'>) {
  const { id } = row.course;
  const { data, error } = useCourse(id);
  const isGone = error?.isNotFound === true || data?.status === 'private';
  const isKnown = isGone || data !== undefined;
  useEffect(() => {
    if (isKnown) markGone(id, isGone);
  }, [markGone, id, isKnown, isGone]);
  return <BasketRow {...row} />;
}
