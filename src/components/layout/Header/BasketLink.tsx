import { ActionIcon } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { Link } from '../Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { formatNumber } from '../../../text/format.ts';
import classes from './BasketLink.module.css';

interface BasketLinkProps {
  /** How many courses are in the basket. */
  count: number;
  /** Called before it leads to the basket, to close what it stands in. */
  onClick?: () => void;
}

/** The shopping bag that leads to the basket and says how much is in it (product §2). */
export function BasketLink({ count, onClick }: BasketLinkProps) {
  return (
    <ActionIcon component={Link} to={paths.basket} aria-label={fa.nav.basketWithCount(count)} onClick={onClick}>
      <IconShoppingBag size={24} stroke={1.8} aria-hidden />
      <Count value={count} />
    </ActionIcon>
  );
}

interface CountProps {
  /** How many; nothing is shown for none. */
  value: number;
  /** Is it news rather than a stock? Default false. */
  alert?: boolean;
}

/** A number on the corner of an icon button, whose label says it in words. */
export function Count({ value, alert = false }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={classes.count} data-alert={alert || undefined} aria-hidden>
      {formatNumber(value)}
    </span>
  );
}
