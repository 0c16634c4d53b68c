/** Text that several screens use. */
export const common = {
  close: 'بستن',
  cancel: 'انصراف',
  save: 'ذخیره',
  edit: 'ویرایش',
  retry: 'تلاش دوباره',
  back: 'بازگشت',
  loading: 'در حال بارگذاری…',
  readMore: 'بیشتر بخوانید',
  showMore: 'نمایش بیشتر',
  closeMessage: 'بستن پیام',
  clearSearch: 'پاک کردن جستجو',
} as const;
