import { Button, Paper, Text } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import classes from './BasketSummary.module.css';

interface BasketSummaryProps {
  /** The sum to be paid; rials. */
  total: number;
  /** A purchase runs. */
  busy: boolean;
  onBuy: () => void;
}

/** The basket's total, read out when it changes, and the button that buys (product §2, basket). */
export function BasketSummary({ total, busy, onBuy }: BasketSummaryProps) {
  return (
    <Paper className={classes.root} withBorder shadow="md">
      <Text fw={700} size="lg" aria-live="polite" aria-atomic>
        {fa.basket.total(total)}
      </Text>
      <Button size="lg" loading={busy} onClick={onBuy}>
        {busy ? fa.basket.buying : fa.basket.buy}
      </Button>
    </Paper>
  );
}
