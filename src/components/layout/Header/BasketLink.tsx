import { ActionIcon } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { Link } from '../Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { formatNumber } from '../../../text/format.ts';
import classes from './BasketLink.module.css';

interface BasketLinkProps {
  /** The number of courses in the basket. */
  count: number;
}

/** The link to the basket, with the number of courses (product §2). */
export function BasketLink({ count }: BasketLinkProps) {
  return (
    <ActionIcon component={Link} to={paths.basket} aria-label={fa.nav.basketWithCount(count)}>
      <IconShoppingBag size={24} stroke={1.8} aria-hidden />
      <Count value={count} />
    </ActionIcon>
  );
}

interface CountProps {
  /** The number. Renders nothing for 0. */
  value: number;
  /** Whether the badge is red, for unread items. Default false. */
  alert?: boolean;
}

/**
 * A number at the corner of an icon button. It is hidden from screen readers, because the button's label already
 * contains it.
 */
export function Count({ value, alert = false }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={classes.count} data-alert={alert || undefined} aria-hidden>
      {formatNumber(value)}
    </span>
  );
}
