import { hours } from '../../../brand/brand.ts';

/** The footer. */
export const footer = {
  learn: 'یادگیری',
  academy: 'آکادمی',
  hours: `ساعات پاسخ‌گویی: ${hours}`,
} as const;
