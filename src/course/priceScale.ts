/** The maximum and the step of the price slider are at least these values, in rials (product §2). */
const PRICE_END = 4_000_000;
const PRICE_STEP = 100_000;

/**
 * Returns the maximum and the step of the price slider. `dearest` is the price of the dearest course, in rials. There
 * are at most a few hundred steps.
 */
export function priceScale(dearest = 0): { end: number; step: number } {
  const most = Math.max(dearest, PRICE_END);
  const step = PRICE_STEP * 10 ** Math.floor(Math.log10(most / PRICE_END));
  return { end: Math.ceil(most / step) * step, step };
}
