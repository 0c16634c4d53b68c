import { shortName } from '../../../brand/brand.ts';
import { formatNumber } from '../format.ts';

/** The notifications page (product §2). */
export const notifications = {
  title: 'اعلان‌ها',
  public: 'همگانی',
  private: 'برای شما',
  confirm: 'خواندم',
  confirmOf: (title: string) => `خواندم: ${title}`,
  /** Announced after a notification is confirmed. `left` is the number of notifications that are still unread. */
  confirmed: (left: number) =>
    left > 0 ? `اعلان خوانده شد؛ ${formatNumber(left)} خوانده‌نشده` : 'همه‌ی اعلان‌ها خوانده شدند.',
  confirmAll: 'همه را خواندم',
  /** `others`: whether there are notifications of the other kind. */
  empty: (others: boolean) => (others ? 'هنوز اعلانی از این نوع ندارید.' : 'هنوز اعلانی ندارید.'),
  kind: 'نوع اعلان',
  unread: 'خوانده‌نشده',
  /** Replaces the confirm button. */
  read: 'خوانده شد',
  unreadCount: (count: number) => `${formatNumber(count)} خوانده‌نشده`,
  logInFirst: 'برای دیدن اعلان‌ها وارد شوید.',
  news: `خبرهای ${shortName} و پیام‌های خودتان اینجا می‌آیند.`,
  confirmFailed: 'خوانده شدن اعلان ثبت نشد. دوباره تلاش کنید.',
  loadFailed: 'اعلان‌ها باز نشدند.',
} as const;
