/** Groups of synonyms in both languages. A page is found by all words of a group that contains a word of its name. */
const GROUPS = `
overview، start، guide، آغاز، راهنما، شروع
artwork، picture، image، cover، avatar، illustration، تصویر، تصویرسازی، عکس، کاور، آواتار
hero، gallery، images، banner، carousel، slider، تصویر، گالری، بنر، اسلایدر
brand، logo، mark، identity، نشان، لوگو، برند
colours، color، palette، primary، blue، رنگ، پالت، آبی
tokens، contrast، color، variable، css، figma، json، spacing، radius، shadow، توکن، متغیر، کنتراست، تضاد، فاصله، سایه، گوشه
controls، button، badge، chip، tag، fab، دکمه، دکمه شناور، کنترل، نشانک، برچسب
decisions، layer، focus، breakpoint، animation، transition، easing، تصمیم، قاعده، لایه، فوکوس، پیام گذرا، انیمیشن
decisions، form، field، input، submit، validation، textarea، فرم، اعتبارسنجی، افزودن، نوشتن
decisions، grid، list، layout، چیدمان، شبکه، فهرست
direction، rtl، ltr، bidi، جهت، راست به چپ، چپ به راست
icons، glyph، آیکون، نشانه
messages، copy، string، text، content، متن، پیام، نوشته
typography، font، text، heading، متن، قلم، فونت، تایپوگرافی
writing، tone، voice، number، date، متن، لحن، نگارش، عدد، تاریخ
auth، log in، login، signup، sign in، visitor، ورود، مهمان
signup، register، sign up، عضویت، ثبت‌نام
password، login، رمز، گذرواژه
basket، cart، item، total، checkout، سبد خرید، پرداخت
blog، article، post، new article، tabs، بلاگ، مقاله، مقاله‌ها، افزودن مقاله
comment، list، دیدگاه، نظر
likes، heart، لایک، پسند
filter، chip، tag، range، slider، checkbox، sort، قیمت، فیلتر، صافی
course، product، catalogue، new course، دوره، دوره‌ها، محصول، افزودن دوره
purchased، my courses، دوره‌های من
purchase، product، خرید دوره
search، input، sort، جستجو
dialog، modal، popup، مودال، پنجره، گفتگو
drawer، menu، panel، sheet، sidebar، کشو
menu، departments، dropdown، nav، burger، account، logout، منو، خروج
link، پیوند
profile، account، table، edit، پروفایل، حساب، ویرایش، تغییر
price، number، free، discount، badge، قیمت، عدد، رایگان، تخفیف
department، category، دپارتمان
skeleton، loading، spinner، بارگذاری، انتظار
empty، nothing، خالی
error، failed، crash، retry، خطا، شکست، تلاش دوباره
not found، ۴۰۴، 404، پیدا نشد
banner، draft، alert، هشدار، بنر
toasts، toast، snackbar، notification، اعلان، توست
notification، badge، inbox، اعلان‌ها، پیام
upload، cover، picture، file، preview، bar، بارگذاری
select، dropdown، combobox، فهرست
footer، پانویس
girih، pattern، background، نقش، زمینه
header، navbar، navigation، سربرگ، ناوبری
heading، meta، title، seo، سرصفحه، عنوان سند، سئو
scheme، dark mode، theme، switch، حالت شب
skip، a11y، دسترس‌پذیری
chapter، accordion، سرفصل
syllabus، curriculum، سرفصل‌ها
lesson، video، player، درس، فیلم، پخش
prototype، flow، پروتوتایپ، گردش، نمونه
about، درباره‌ی ما
contact، تماس با ما
home، landing، خانه، صفحه نخست
services، خدمات`
  .trim()
  .split('\n')
  .map((line) => line.split('، '));

/** Search words for a page, besides its name such as `CourseCard`. */
export function searchWordsOf(name: string): string[] {
  const words = ` ${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()} `;
  const has = (word: string) => words.includes(` ${word} `) || words.includes(` ${word}s `);
  return [...new Set(GROUPS.filter((group) => group.some(has)).flat())];
}
