import { useEffect, useMemo } from 'react';
import { useBasketSources } from './BasketProvider.tsx';
import { createPurchase, type Purchase } from './purchase.ts';

/** How to buy what is in the basket; settles what a closed page left half-way (product §4). */
export function usePurchase(): Pick<Purchase, 'buy' | 'forget'> {
  const sources = useBasketSources();
  const purchase = useMemo(() => createPurchase(sources), [sources]);
  useEffect(() => purchase.start(), [purchase]);
  return purchase;
}
