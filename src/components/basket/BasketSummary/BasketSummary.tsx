import { Box, Button, Text } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import { formatNumber, formatPrice } from '../../../text/format.ts';
import { tomanWords } from '../../../text/tomanWords.ts';
import { Offer } from '../../course/Offer/Offer.tsx';
import classes from './BasketSummary.module.css';

interface BasketSummaryProps {
  /** The total in rials. */
  total: number;
  /** The number of courses to buy. */
  count: number;
  /** The sum of the discounts in rials. */
  saving: number;
  /** Whether a purchase is in progress. */
  busy: boolean;
  onBuy: () => void;
}

/** The basket's total and its buy button (product §2, basket). */
export function BasketSummary({ total, count, saving, busy, onBuy }: BasketSummaryProps) {
  const bill = (
    <dl className={classes.bill}>
      <div className={classes.row}>
        <dt>{fa.basket.count}</dt>
        <dd>{formatNumber(count)}</dd>
      </div>
      {/* Without a discount, the full price equals the total below, so these rows are left out. */}
      {saving > 0 && (
        <>
          <div className={classes.row}>
            <dt>{fa.courses.priceBefore}</dt>
            <dd>{formatPrice(total + saving)}</dd>
          </div>
          <div className={classes.row} data-saving>
            <dt>{fa.basket.saving}</dt>
            <dd>{formatPrice(saving)}</dd>
          </div>
        </>
      )}
      {/* Each total gets a new element, because end-aligned text that changes its width would count as a layout
          shift. */}
      <div key={total} className={classes.row} data-total>
        <dt>{fa.basket.total}</dt>
        <dd>{formatPrice(total)}</dd>
        {total > 0 && <dd className={classes.words}>{tomanWords(total)}</dd>}
      </div>
    </dl>
  );
  return (
    <Offer bill={count > 0 && bill}>
      {count > 0 ? (
        <Box hiddenFrom="md" flex="1 1 0" miw="max-content">
          <Text size="sm" c="dimmed" lh={1.4}>
            {fa.basket.total}
          </Text>
          <Text size="lg" fw={700} lh={1.4}>
            {formatPrice(total)}
          </Text>
        </Box>
      ) : (
        <Text fw={700} flex="1 1 0" miw={0}>
          {fa.basket.nothingToBuy}
        </Text>
      )}
      <Button size="lg" miw="9rem" loading={busy} onClick={onBuy}>
        {busy ? fa.basket.buying : count > 0 && total === 0 ? fa.basket.getFree : fa.basket.buy}
      </Button>
    </Offer>
  );
}
