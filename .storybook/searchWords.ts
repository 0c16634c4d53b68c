/** Additional search words, by a word in a page's name. Storybook itself finds pages by English and Persian name. */
const WORDS: Readonly<Record<string, string>> = {
  overview: 'start، guide، آغاز، راهنما',
  artwork: 'avatar، illustration، عکس، آواتار',
  brand: 'identity، لوگو، برند',
  colours: 'color، palette، primary، لاجورد، آبی، پالت',
  tokens: 'contrast، color، variable، figma، json، spacing، radius، shadow، توکن، کنتراست، تضاد، فاصله، سایه',
  controls: 'badge، chip، tag، fab، کنترل، نشانک',
  decisions: 'layer، z-index، animation، transition، انیمیشن',
  form: 'input، submit، validation، textarea، اعتبارسنجی',
  direction: 'rtl، ltr، bidi، راست به چپ',
  messages: 'copy، string، content، متن، پیام',
  typography: 'font، قلم، فونت',
  writing: 'voice، number، date، نگارش',
  auth: 'log in، sign in، مهمان',
  signup: 'register، sign up، عضویت',
  basket: 'cart، item، checkout، پرداخت',
  blog: 'post، article، بلاگ، مقاله',
  likes: 'heart، لایک، پسند',
  filter: 'chip، checkbox، sort، صافی',
  course: 'product، catalogue، محصول',
  dialog: 'modal، popup، مودال، دیالوگ',
  picture: 'avatar، change، عکس، تغییر',
  drawer: 'menu، sidebar، panel',
  menu: 'dropdown، burger، account، logout، خروج',
  profile: 'account، حساب',
  price: 'free، discount، تخفیف، رایگان',
  skeleton: 'loading، spinner، بارگذاری',
  error: 'failed، crash، retry، تلاش دوباره',
  toasts: 'snackbar، notification، توست',
  upload: 'file، preview، بارگذاری',
  select: 'dropdown، combobox',
  girih: 'pattern، background، نقش',
  heading: 'title، seo، سرصفحه',
  scheme: 'dark mode، theme، حالت شب',
  home: 'landing، صفحه نخست',
};

/** Returns the additional search words for a page such as `CourseCard`. */
export function searchWordsOf(name: string): string[] {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ');
  return [...new Set(words.flatMap((word) => WORDS[word]?.split('، ') ?? []))];
}
