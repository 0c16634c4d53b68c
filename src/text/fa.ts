import { FREE, RIAL, formatMinutes, formatNumber, formatPrice, formatTotal } from './format.ts';

const brand = 'آکادمی آنلاین';
const unknownError = 'خطای ناشناخته';

/**
 * Every text that the interface shows, by family.
 *
 * A text with a value in it is a function. Numbers, amounts (rials) and spans (milliseconds) are given raw and
 * formatted here; strings are put in as they come, so a server's message goes through `plainText` first.
 */
export const fa = {
  brand: {
    name: brand,
    /** What search engines and link previews say of the site. */
    description:
      'دوره‌های ویدیویی فارسی در ریاضیات، برنامه‌نویسی، زبان، طراحی، حسابداری و بازی‌سازی؛ از نخستین درس تا پایان راه.',
    /** Document title of a page. */
    title: (page: string) => `${page} | ${brand}`,
    homeLink: `${brand}، صفحه‌ی خانه`,
  },

  nav: {
    home: 'خانه',
    courses: 'دوره‌ها',
    departments: 'دپارتمان‌ها',
    blogs: 'وبلاگ',
    basket: 'سبد خرید',
    notifications: 'اعلان‌ها',
    profile: 'پروفایل',
    about: 'درباره ما',
    contact: 'تماس با ما',
    services: 'خدمات ما',
    signUp: 'ثبت‌نام',
    logOut: 'خروج',
    darkMode: 'حالت تیره',
    lightMode: 'حالت روشن',
    openMenu: 'باز کردن منو',
    closeMenu: 'بستن منو',
    skipToContent: 'پرش به محتوای اصلی',
    mainLabel: 'ناوبری اصلی',
    menuLabel: 'منو',
    footerLabel: 'پیوندهای پایین صفحه',
    departmentsPanel: 'فهرست دپارتمان‌ها',
    /** The basket link's label; `count` is the number of courses in it. */
    basketWithCount: (count: number) =>
      count > 0 ? `سبد خرید، ${formatNumber(count)} دوره` : 'سبد خرید',
    /** The bell's label; `count` is the number of unread notifications. */
    notificationsWithCount: (count: number) =>
      count > 0 ? `اعلان‌ها، ${formatNumber(count)} خوانده‌نشده` : 'اعلان‌ها',
    /** The profile picture's label. */
    profileOf: (username: string) => `پروفایل ${username}`,
  },

  footer: {
    learn: 'یادگیری',
    academy: 'آکادمی',
  },

  common: {
    close: 'بستن',
    cancel: 'انصراف',
    save: 'ذخیره',
    edit: 'ویرایش',
    retry: 'تلاش دوباره',
    back: 'بازگشت',
    loading: 'در حال بارگذاری…',
    readMore: 'بیشتر بخوانید',
    showMore: 'نمایش بیشتر',
    rial: RIAL,
    showPassword: 'نمایش رمز عبور',
    hidePassword: 'پنهان کردن رمز عبور',
    closeMessage: 'بستن پیام',
    chooseFile: 'انتخاب فایل',
    removeFile: 'برداشتن فایل',
    uploadProgress: 'پیشرفت بارگذاری',
    /** `percent` of the form has left. */
    uploaded: (percent: number) => `${formatNumber(percent)}٪ بارگذاری شد`,
    clearSearch: 'پاک کردن جستجو',
    draftRestored: 'پیش‌نویس شما بازگردانده شد؛ تصویر کاور را دوباره انتخاب کنید.',
    dropDraft: 'حذف پیش‌نویس',
    clearChoice: 'پاک کردن انتخاب',
  },

  session: {
    loggedOut: 'با موفقیت خارج شدید.',
    expired: 'نشست شما منقضی شده است. لطفاً دوباره وارد شوید.',
    refreshed: 'نشست شما با موفقیت تمدید شد.',
    /** `remaining` in milliseconds. */
    expiring: (remaining: number) =>
      `نشست شما تا ${formatMinutes(remaining)} دقیقه‌ی دیگر منقضی می‌شود.`,
    extend: 'تمدید نشست',
    extending: 'در حال تمدید…',
    storageFailed:
      'ذخیره‌سازی مرورگر در دسترس نیست؛ تغییرات فقط تا بستن این صفحه نگه داشته می‌شوند.',
  },

  auth: {
    signUpTitle: 'ثبت‌نام',
    logInTitle: 'ورود',
    username: 'نام کاربری',
    email: 'ایمیل',
    phone: 'شماره موبایل',
    password: 'رمز عبور',
    passwordAgain: 'تکرار رمز عبور',
    signUp: 'ثبت‌نام',
    signingUp: 'در حال ثبت‌نام…',
    logIn: 'ورود',
    loggingIn: 'در حال ورود…',
    toLogIn: 'حساب کاربری دارید؟ وارد شوید',
    toSignUp: 'حساب کاربری ندارید؟ ثبت‌نام کنید',
    usernameRequired: 'نام کاربری الزامی است',
    emailRequired: 'ایمیل الزامی است',
    emailInvalid: 'ایمیل معتبر نیست',
    phoneRequired: 'شماره موبایل الزامی است',
    phoneInvalid: 'شماره موبایل نامعتبر است؛ باید ۱۰ تا ۱۵ رقم باشد',
    passwordRequired: 'رمز عبور الزامی است',
    passwordShort: 'رمز عبور باید حداقل ۶ کاراکتر باشد',
    passwordAgainRequired: 'تکرار رمز عبور الزامی است',
    passwordsDiffer: 'رمزها باید یکسان باشند',
    signedUp: 'ثبت‌نام با موفقیت انجام شد.',
    loggedIn: 'با موفقیت وارد شدید.',
    signUpFailed: 'خطا: این شماره موبایل قبلاً ثبت شده است',
    /** `reason` is the server's `error` or `detail`, if it gave one. */
    logInFailed: (reason: string | null) => `خطا: ${reason ?? 'خطا در ورود'}`,
    networkFailed: 'خطایی رخ داد، لطفاً دوباره تلاش کنید.',
  },

  home: {
    recommended: 'دوره‌های پیشنهادی',
    noRecommended: 'در حال حاضر دوره‌ای برای پیشنهاد وجود ندارد.',
    slider: 'دسته‌بندی دوره‌ها',
    /** The label of dot `number`, counted from one. */
    slide: (number: number) => `نمایش اسلاید ${formatNumber(number)}`,
    previousSlide: 'اسلاید قبلی',
    nextSlide: 'اسلاید بعدی',
    pauseSlider: 'توقف نمایش خودکار',
    playSlider: 'شروع نمایش خودکار',
    allCourses: 'مشاهده‌ی همه‌ی دوره‌ها',
    /** A line for each slide, in the order of the departments. */
    slideTexts: [
      'از نخستین معادله تا زیبایی اثبات، با مسئله‌هایی که گام‌به‌گام حل می‌شوند.',
      'کد بنویسید، پروژه بسازید و راه خود را تا هوش مصنوعی باز کنید.',
      'برای سفر، تحصیل و کار؛ زبان را از همان درس نخست به کار ببرید.',
      'دیدن را بیاموزید، دست را تمرین دهید و نمونه‌کار خود را بسازید.',
      'صورت‌های مالی را بخوانید و با دانش تصمیم بگیرید.',
      'بازی خود را طراحی کنید، بسازید و به دیگران نشان دهید.',
    ],
    slideLink: 'مشاهده دوره‌ها',
    /** The slide's link, for those who do not see the slide around it. */
    slideLinkOf: (department: string) => `مشاهده دوره‌ها: ${department}`,
    departmentsLead: 'راه خود را از یکی از این شش دپارتمان آغاز کنید.',
  },

  departments: {
    /** The six departments of the filter panel, in its order. */
    names: [
      'ریاضیات',
      'برنامه‌نویسی و هوش مصنوعی',
      'زبان‌های خارجی',
      'طراحی و نقاشی',
      'حسابداری و بازارهای مالی',
      'بازی‌های کامپیوتری',
    ],
    listFailed: 'خطا در بارگذاری دپارتمان‌ها',
    /** `message` is the server's, if it gave one. */
    failed: (message: string | null) => `دپارتمان بارگذاری نشد: ${message ?? unknownError}`,
    error: 'خطا',
    noCourses: 'دوره‌ای در این دپارتمان وجود ندارد.',
    empty: 'دپارتمانی برای نمایش وجود ندارد.',
    courses: 'دوره‌های این دپارتمان',
    images: 'تصویرهای دپارتمان',
    /** Alternative text of picture `number`, counted from one, of the department `name`. */
    image: (name: string, number: number) => `تصویر ${formatNumber(number)} از ${name}`,
    /** The read-more link's label, for those who do not see the card around it. */
    readMoreOf: (name: string) => `بیشتر بخوانید: ${name}`,
  },

  courses: {
    title: 'همه‌ی دوره‌ها',
    search: 'جستجوی دوره…',
    filters: 'فیلترها',
    add: 'افزودن دوره',
    purchased: 'دوره‌های خریداری‌شده',
    available: 'دوره‌های قابل خرید',
    noMatch: 'دوره‌ای با این مشخصات پیدا نشد.',
    loadFailed: 'مشکلی در بارگذاری دوره‌ها پیش آمد. لطفاً دوباره تلاش کنید.',
    pageFailed: 'بارگذاری دوره‌ها ناموفق بود.',
    untitled: 'دوره‌ی بدون عنوان',
    unknownDepartment: 'دپارتمان نامشخص',
    description: 'توضیحات دوره',
    noDescription: 'توضیحاتی برای این دوره ثبت نشده است.',
    free: FREE,
    purchasedBadge: 'خریداری شده',
    view: 'مشاهده دوره',
    buy: 'خرید دوره',
    price: 'قیمت',
    discountedPrice: 'قیمت با تخفیف',
    addToBasket: 'افزودن به سبد خرید',
    toBasket: 'رفتن به سبد خرید',
    notFound: 'دوره پیدا نشد.',
    detailFailed: 'جزئیات دوره بارگذاری نشد.',
    priceBefore: 'قیمت پیش از تخفیف',
    /** How many courses a search or filter left, for screen readers. */
    found: (count: number) => `${formatNumber(count)} دوره پیدا شد.`,
    viewOf: (title: string) => `مشاهده دوره: ${title}`,
    buyOf: (title: string) => `خرید دوره: ${title}`,
    /** No course at all, before any search or filter. */
    empty: 'هنوز دوره‌ای منتشر نشده است.',
    /** `percent` of the price that is taken off. */
    discount: (percent: number) => `${formatNumber(percent)}٪ تخفیف`,
    sort: 'مرتب‌سازی',
    sortOptions: { newest: 'جدیدترین', cheapest: 'ارزان‌ترین', dearest: 'گران‌ترین', title: 'عنوان (الفبایی)' },
    descriptionOf: (title: string) => `توضیحات دوره: ${title}`,
  },

  filters: {
    title: 'فیلترها',
    department: 'دپارتمان',
    allDepartments: 'همه‌ی دپارتمان‌ها',
    priceRange: 'محدوده‌ی قیمت',
    /** Both ends in rials. */
    range: (from: number, to: number) =>
      `${formatTotal(from)} تا ${formatTotal(to)} ${RIAL}`,
    lowestPrice: 'کمترین قیمت',
    highestPrice: 'بیشترین قیمت',
    freeOnly: 'فقط دوره‌های رایگان',
    clear: 'پاک کردن فیلترها',
    apply: 'اعمال فیلترها',
    applied: 'فیلترها اعمال شد.',
    cleared: 'فیلترها پاک شد.',
    failed: 'خطا در اعمال فیلترها',
    active: 'فیلترهای فعال',
    /** The label of the button that takes one filter away. */
    remove: (filter: string) => `برداشتن فیلتر ${filter}`,
    /** Follows the number of filters in force, for those who do not see that it is a badge. */
    inForce: 'فیلتر فعال',
  },

  basket: {
    title: 'سبد خرید',
    /** `rials` is the sum of the final prices. */
    total: (rials: number) => `جمع کل: ${formatTotal(rials)} ${RIAL}`,
    buy: 'خرید',
    buying: 'در حال خرید…',
    remove: 'حذف',
    removeOf: (title: string) => `حذف ${title} از سبد خرید`,
    empty: 'سبد خرید شما خالی است.',
    toCourses: 'مشاهده دوره‌ها',
    added: 'دوره به سبد خرید اضافه شد.',
    alreadyThere: 'این دوره از قبل در سبد خرید است.',
    removed: 'دوره از سبد خرید حذف شد.',
    bought: 'خرید با موفقیت انجام شد.',
    logInFirst: 'برای خرید ابتدا وارد شوید.',
    /** `message` is the server's, if it gave one. */
    failed: (message: string | null) => message ?? 'خطا در انجام خرید. لطفاً دوباره تلاش کنید.',
    owned: 'این دوره را پیش‌تر خریده‌اید.',
    /** A purchase whose answer never came. */
    outcomeUnknown: 'نتیجه‌ی خرید این دوره معلوم نیست. پیش از خرید دوباره، پروفایل خود را ببینید.',
    buyAgain: 'خرید دوباره',
    buyAgainOf: (title: string) => `خرید دوباره: ${title}`,
    /** Both prices in rials. */
    priceChanged: (title: string, before: number, now: number) =>
      `قیمت «${title}» از ${formatPrice(before)} به ${formatPrice(now)} تغییر کرده است.`,
    pricesChanged: 'قیمت برخی دوره‌ها تغییر کرده است. پیش از خرید، قیمت‌های تازه را ببینید.',
  },

  study: {
    syllabusTitle: 'سرفصل‌های دوره',
    noChapters: 'فصلی برای این دوره ثبت نشده است.',
    noLessons: 'درسی برای این فصل ثبت نشده است.',
    chaptersFailed: 'مشکلی در بارگذاری فصل‌ها پیش آمد.',
    logInFirst: 'برای مشاهده‌ی سرفصل‌ها وارد شوید.',
    logInForLesson: 'برای مشاهده‌ی درس وارد شوید.',
    toSyllabus: 'بازگشت به سرفصل‌ها',
    syllabusOf: (title: string) => `سرفصل‌های دوره: ${title}`,
    previousLesson: 'درس قبلی',
    nextLesson: 'درس بعدی',
    otherLessons: 'درس قبلی و بعدی',
    lesson: 'درس',
    lessonLoaded: 'درس با موفقیت بارگذاری شد.',
    lessonNotFound: 'درس پیدا نشد.',
    lessonFailed: 'خطا در بارگذاری درس',
    play: 'پخش ویدیو',
    noVideo: 'ویدیویی برای این درس موجود نیست.',
    noDescription: 'توضیحاتی برای این درس ثبت نشده است.',
    /** Chapter `number`, counted from one. */
    chapter: (number: number) => `فصل ${formatNumber(number)}`,
    lessonCount: (count: number) => `${formatNumber(count)} درس`,
    videoOf: (title: string) => `ویدیوی درس ${title}`,
    lessonDescription: 'توضیحات درس',
  },

  blog: {
    title: 'وبلاگ',
    empty: 'هنوز مقاله‌ای منتشر نشده است.',
    mainTab: 'صفحه اصلی',
    likesTab: (count: number) => `پسندها (${formatNumber(count)})`,
    commentsTab: (count: number) => `نظرها (${formatNumber(count)})`,
    readMoreTab: 'بیشتر بخوانید',
    tabsOf: (title: string) => `بخش‌های مقاله‌ی ${title}`,
    like: 'پسندیدن',
    unlike: 'برداشتن پسند',
    liked: 'مقاله پسندیده شد.',
    unliked: 'مقاله از پسندها حذف شد.',
    logInToLike: 'برای پسندیدن مقاله وارد شوید.',
    likeFailed: 'خطا در ثبت پسند',
    comments: 'نظرها',
    yourComment: 'نظر شما',
    sendComment: 'ارسال نظر',
    sendingComment: 'در حال ارسال…',
    noComments: 'هنوز نظری ثبت نشده است.',
    commented: 'نظر با موفقیت ثبت شد.',
    logInToComment: 'برای ثبت نظر وارد شوید.',
    commentFailed: 'خطا در ثبت نظر',
    commentEmpty: 'متن نظر نمی‌تواند خالی باشد.',
    commentsFailed: 'نظرها بارگذاری نشدند.',
    /** `message` is the server's, if it gave one. */
    listFailed: (message: string | null) => message ?? 'مقاله‌ها بارگذاری نشدند.',
    articleFailed: 'جزئیات مقاله بارگذاری نشد.',
    author: (name: string) => `نویسنده: ${name}`,
    cover: 'تصویر کاور',
    add: 'افزودن مقاله',
    titleField: 'عنوان',
    contentField: 'متن مقاله',
    publish: 'انتشار مقاله',
    publishing: 'در حال انتشار…',
    titleAndContentRequired: 'عنوان و متن نمی‌توانند خالی باشند.',
    coverRequired: 'لطفاً تصویر کاور را بارگذاری کنید.',
    created: 'مقاله با موفقیت منتشر شد.',
    /** `detail` is the server's, if it gave one. */
    createFailed: (detail: string | null) => `انتشار مقاله ناموفق بود: ${detail ?? unknownError}`,
    networkFailed: 'خطایی در ارتباط با سرور رخ داد.',
    notAllowed: 'شما اجازه‌ی افزودن مقاله را ندارید.',
  },

  addCourse: {
    title: 'افزودن دوره',
    titleField: 'عنوان',
    description: 'توضیحات',
    price: 'قیمت (ریال)',
    discountedPrice: 'قیمت با تخفیف (ریال)',
    department: 'دپارتمان',
    status: 'وضعیت',
    private: 'خصوصی',
    public: 'عمومی',
    cover: 'تصویر کاور',
    submit: 'افزودن دوره',
    submitting: 'در حال افزودن…',
    titleRequired: 'عنوان الزامی است',
    descriptionRequired: 'توضیحات الزامی است',
    priceRequired: 'قیمت الزامی است',
    fileType: 'نوع فایل نامعتبر است؛ از png، jpg یا jpeg استفاده کنید.',
    created: 'دوره با موفقیت ایجاد شد.',
    failed: 'خطا در افزودن دوره',
    staffOnly: 'فقط مدیران و مدرسان به این بخش دسترسی دارند.',
    logInAgain: 'برای ادامه دوباره وارد شوید.',
    refreshing: 'نشست شما منقضی شده بود؛ در حال تمدید…',
    chooseDepartment: 'انتخاب دپارتمان',
    chooseStatus: 'انتخاب وضعیت',
  },

  notifications: {
    title: 'اعلان‌ها',
    public: 'عمومی',
    private: 'خصوصی',
    confirm: 'تأیید خواندن',
    confirmOf: (title: string) => `تأیید خواندن: ${title}`,
    confirmAll: 'تأیید خواندن همه',
    empty: 'اعلانی وجود ندارد.',
    kind: 'نوع اعلان',
    unread: 'خوانده‌نشده',
    logInFirst: 'برای مشاهده‌ی اعلان‌ها وارد شوید.',
    loadFailed: 'اعلان‌ها بارگذاری نشدند.',
  },

  profile: {
    title: 'پروفایل',
    username: 'نام کاربری',
    email: 'ایمیل',
    phone: 'شماره موبایل',
    bio: 'بیوگرافی',
    notRegistered: 'ثبت نشده',
    changePicture: 'تغییر تصویر',
    courses: 'دوره‌های خریداری‌شده',
    noCourses: 'هنوز دوره‌ای نخریده‌اید.',
    viewCourse: 'مشاهده دوره',
    saved: 'پروفایل با موفقیت ذخیره شد.',
    coursesFailed: 'جزئیات دوره‌ها بارگذاری نشد.',
    loadFailed: 'خطا در بارگذاری پروفایل',
    saveFailed: 'پروفایل ذخیره نشد.',
    addressInvalid: 'نشانی پروفایل نامعتبر است.',
    pictureTooLarge: 'حجم تصویر بیش از ۵ مگابایت است. لطفاً تصویر کوچک‌تری انتخاب کنید.',
    pictureInvalid: 'فایل انتخاب‌شده تصویر معتبری نیست.',
    logInFirst: 'برای مشاهده‌ی پروفایل وارد شوید.',
  },

  pages: {
    about: {
      title: 'درباره ما',
      lead: 'آکادمی آنلاین جایی برای یادگیری گام‌به‌گام، با زبان ساده و همراه با تمرین است.',
    },
    contact: {
      title: 'تماس با ما',
      lead: 'پرسش، پیشنهاد یا ایرادی دارید؟ خوشحال می‌شویم بشنویم.',
      address: 'نشانی',
      phone: 'تلفن',
      email: 'ایمیل',
      hours: 'ساعات پاسخ‌گویی: شنبه تا چهارشنبه، ۸ تا ۱۷',
      hoursNote: 'به پیام‌های بیرون از این ساعت‌ها در نخستین روز کاری پاسخ می‌دهیم.',
      social: 'شبکه‌های اجتماعی',
      map: 'نقشه',
      showMap: 'نمایش نقشه',
      mapNote: 'نقشه از openstreetmap.org بارگذاری می‌شود.',
    },
    services: {
      title: 'خدمات ما',
      toContact: 'تماس با ما',
      lead: 'از انتخاب نخستین دوره تا پایان آخرین درس همراه شما هستیم.',
    },
  },

  errors: {
    unknownRoute: 'صفحه‌ای که به دنبال آن هستید پیدا نشد.',
    pageFailed: 'مشکلی پیش آمد. صفحه را دوباره بارگذاری کنید.',
    partFailed: 'این بخش نمایش داده نشد.',
    reload: 'بارگذاری دوباره',
    toHome: 'بازگشت به خانه',
    imageTooLarge: 'ابعاد تصویر بیش از اندازه بزرگ است. لطفاً تصویر کوچک‌تری انتخاب کنید.',
  },
} as const;
