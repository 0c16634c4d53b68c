/** The footer. */
export const footer = {
  learn: 'یادگیری',
  academy: 'آکادمی',
} as const;
