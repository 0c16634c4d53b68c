import { Box, Button, Text } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import { tomanWords } from '../../../text/tomanWords.ts';
import { Offer } from '../../course/Offer/Offer.tsx';

interface BasketSummaryProps {
  /** The total in rials. */
  total: number;
  /** The number of courses. */
  count: number;
  /** The sum of the discounts in rials. */
  saving: number;
  /** Whether a purchase is in progress. */
  busy: boolean;
  /** Buys the whole basket. */
  onBuy: () => void;
}

/** The basket's total and its buy button (product §2, basket). */
export function BasketSummary({ total, count, saving, busy, onBuy }: BasketSummaryProps) {
  return (
    <Offer>
      <Box flex="1 1 0" miw={0}>
        <Text size="sm" c="dimmed" visibleFrom="md">
          {fa.basket.count(count)}
        </Text>
        {saving > 0 && (
          <Text size="sm" c="green" visibleFrom="md">
            {fa.basket.saving(saving)}
          </Text>
        )}
        <Text fw={700} fz={{ base: 'md', md: 'xl' }}>
          {count > 0 ? fa.basket.total(total) : fa.basket.nothingToBuy}
        </Text>
        {/* Reserves two lines on phones, so that a change of the total does not move other content. */}
        <Text size="sm" c="dimmed" mih={{ base: '3.4em', md: 0 }}>
          {tomanWords(total)}
        </Text>
      </Box>
      <Button size="lg" miw="9rem" loading={busy} onClick={onBuy}>
        {busy ? fa.basket.buying : count > 0 && total === 0 ? fa.basket.getFree : fa.basket.buy}
      </Button>
    </Offer>
  );
}
