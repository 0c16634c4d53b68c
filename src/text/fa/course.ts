import { formatNumber, formatPrice, numberWord } from '../format.ts';

/** The course page (product §2). */
export const course = {
  /** The page title until the course has loaded. */
  page: 'دوره',
  price: 'قیمت',
  discountedPrice: 'قیمت با تخفیف',
  addToBasket: 'افزودن به سبد خرید',
  toBasket: 'رفتن به سبد خرید',
  inBasket: 'این دوره در سبد شماست.',
  notFound: 'دوره پیدا نشد.',
  detailFailed: 'جزئیات دوره بارگذاری نشد.',
  ofDepartment: 'دپارتمان این دوره',
  needs: 'پیش‌نیاز',
  evidence: 'درباره‌ی این دوره',
  ownedToo: (title: string) => `از همین دپارتمان «${title}» را دارید`,
  saving: (amount: number) => `${formatPrice(amount)} کمتر از قیمت اصلی`,
  freeCourse: 'بی‌پرداخت شروع کنید',
  /** `others` is the number of the department's other courses. `dearer` of them cost more than this course. */
  cheaperThan: (dearer: number, others: number) =>
    dearer === others
      ? 'کم‌هزینه‌ترین دوره‌ی این دپارتمان'
      : `ارزان‌تر از ${numberWord(dearer)} دوره از ${numberWord(others)} دوره‌ی دیگر این دپارتمان`,
  freeToo: (count: number) => `این دپارتمان ${numberWord(count)} دوره‌ی رایگان هم دارد`,
  oneOf: (count: number, department: string) => `یکی از ${formatNumber(count)} دوره‌ی دپارتمان «${department}»`,
  stepsTitle: 'خرید در سه قدم',
  steps: [
    'دوره را به سبد خرید اضافه کنید.',
    'وارد شوید و خرید را نهایی کنید.',
    'سرفصل‌ها باز می‌شوند؛ از درس اول شروع کنید.',
  ],
  freeStepsTitle: 'دریافت در سه قدم',
  freeSteps: [
    'دوره را به سبد خرید اضافه کنید.',
    'وارد شوید و دریافت را نهایی کنید.',
    'سرفصل‌ها باز می‌شوند؛ از درس اول شروع کنید.',
  ],
} as const;
