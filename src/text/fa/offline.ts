/** Studying without a connection (product §11). */
export const offline = {
  newVersion: 'نسخه‌ی تازه‌ی سایت آماده است. هر وقت خواستید، صفحه را دوباره باز کنید.',
} as const;
