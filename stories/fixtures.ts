import { departments as known } from '../mocks/data/corpus/departments.ts';
import type { Blog } from '../src/api/blogs.ts';
import type { Course } from '../src/api/courses.ts';
import type { Department } from '../src/api/departments.ts';
import type { Notification } from '../src/api/notifications.ts';
import type { Chapter, Lesson } from '../src/api/study.ts';
import type { KeptCourse } from '../src/offline/keptCourse.ts';
import type { Source } from '../src/offline/keptCourses.ts';
import {
  lessonsOf,
  outlineOf,
  studiedChapters,
  type CourseStep,
  type StudiedChapter,
} from '../src/learning/progress.ts';
import { apply, EMPTY } from '../src/learning/record.ts';

/** The names of the mock API's departments. */
export const names = known.map(({ name }) => name) as [string, string, string, string, string, string];

// The images do not need the mock server, because they are the site's own files.
const picture = (name: string) => `${location.origin}/categories/${name}.svg`;

const course = {
  id: '1',
  title: 'جبر خطی کاربردی',
  cover: picture('math'),
  department_name: names[0],
  department: '1',
  price: 1_600_000,
  amount_with_discount: null,
  description:
    'گرافیک کامپیوتری، موتورهای جستجو و یادگیری ماشین همگی به زبان بردار و ماتریس نوشته شده‌اند. در این دوره جبر خطی را به صورت هندسی می‌بینیم و هر مفهوم را با یک کاربرد واقعی همراه می‌کنیم.',
  status: 'public',
} satisfies Course;

const longText = 'دوره‌ی جامع و کامل و بی‌کم‌وکاست ';

/** The courses for component stories. `byNumber` creates a different course for each number. */
export const courses = {
  plain: course,
  discounted: {
    ...course,
    id: '2',
    title: 'حسابان از صفر: حد، پیوستگی و مشتق',
    price: 1_850_000,
    amount_with_discount: 1_480_000,
  },
  free: {
    ...course,
    id: '3',
    title: 'نخستین برنامه با پایتون',
    cover: picture('programming'),
    department_name: names[1],
    department: '2',
    price: 0,
  },
  /** A course whose discounted price is above its price. Neither price is struck through (F28). */
  faultyDiscount: {
    ...course,
    id: '4',
    title: 'آمار و احتمال روزمره',
    price: 980_000,
    amount_with_discount: 1_200_000,
  },
  longTitle: {
    ...course,
    id: '5',
    title: longText.repeat(300),
    description: `${longText.repeat(60)}\n\n${longText.repeat(60)}`,
  },
  noCover: {
    ...course,
    id: '6',
    title: 'مکالمه‌ی انگلیسی در سفر',
    cover: null,
    department_name: names[2],
    department: '3',
  },
  brokenCover: { ...course, id: '7', title: 'سیاه‌قلم برای تازه‌کارها', cover: `${location.origin}/no-such-picture.png` },
  unknownDepartment: { ...course, id: '8', title: 'روش مطالعه', department_name: null, department: null },
  noDescription: { ...course, id: '9', title: 'هندسه‌ی گره‌چینی', description: null },
  byNumber: (number: number): Course => ({
    ...course,
    id: `n${number}`,
    title: `دوره‌ی شماره‌ی ${number}`,
    price: number * 1000,
  }),
} as const satisfies Record<string, Course | ((number: number) => Course)>;

/** The progress of a user who is in the middle of `courses.plain`. */
export const courseStep = {
  course: courses.plain,
  lessons: [true, true, false, false, false],
  lesson: { id: '103', title: 'مشتق و شیب خط مماس' },
  isNew: false,
} satisfies CourseStep;

/** The six departments, in the order in which the site lists them. */
export const departments: readonly Department[] = names.map((name, index) => ({
  id: String(index + 1),
  name,
  motto: 'زبان مشترک فکر، از شمارش تا بی‌نهایت',
  icon: null,
  description: 'در این دپارتمان هر مفهوم از یک پرسش ساده آغاز می‌شود، با شکل و مثال جان می‌گیرد و به تمرین می‌رسد.',
  images: [],
}));

/** Departments other than the product's six. */
export const ownDepartments: readonly Department[] = ['خوشنویسی', 'موسیقی', 'عکاسی', 'آشپزی'].map((name, index) => ({
  id: `d${index}`,
  name,
  motto: 'از نخستین تمرین تا کار خودتان',
  icon: null,
  description: '',
  images: [picture(['design', 'games', 'languages', 'finance'][index] ?? '')],
}));

/** The first of `departments`, with images. The icon comes from the mock API, because the site has no square image. */
export const department: Department = {
  ...(departments[0] as Department),
  icon: `${location.origin}/api/media/departments/math/icon.svg`,
  images: [picture('math'), picture('programming'), picture('design')],
};

/** A lesson with a video, a lesson with only text, and a lesson with neither. */
export const lessons: readonly [Lesson, Lesson, Lesson] = [
  {
    id: '11',
    title: 'بردار چیست و چرا دو چهره دارد',
    video: 'https://www.aparat.com/video/video/embed/videohash/abc12/vt/frame',
    content: 'بردار هم پیکانی در فضاست و هم فهرستی از عددها. رفت‌وآمد میان این دو نگاه کلید تمام جبر خطی است.',
  },
  {
    id: '12',
    title: 'مطالعه‌ی موردی: رتبه‌بندی صفحه‌های وب',
    video: null,
    content: 'فرض کنید کاربری بی‌هدف روی پیوندها کلیک می‌کند.',
  },
  { id: '13', title: 'ضرب داخلی و زاویه', video: null, content: null },
];

/** A chapter with lessons and a chapter without. */
export const chapters: readonly [Chapter, Chapter] = [
  { id: '21', title: 'بردارها', lessons: [...lessons] },
  { id: '22', title: 'ماتریس به عنوان تبدیل', lessons: [] },
];

const outline = outlineOf([
  chapters[0],
  { id: '23', title: 'ماتریس و تبدیل', lessons: ['14', '15', '16'].map((id) => ({ ...lessons[1], id })) },
]);

/** Returns the chapters of a course in which the first `count` lessons are done. */
export function studied(count: number): StudiedChapter[] {
  const done = lessonsOf(outline)
    .slice(0, count)
    .map(({ id }) => [id, true]);
  return studiedChapters(outline, apply(EMPTY, { done: Object.fromEntries(done) }, 1));
}

/** An article of two paragraphs. */
export const blog: Blog = {
  id: '31',
  title: 'چگونه هر روز بیست دقیقه ریاضی بخوانیم',
  author: 'demo-instructor',
  cover_image: picture('design'),
  content:
    'بیست دقیقه کم است، اما هر روز بیست دقیقه در سال بیش از صد و بیست ساعت می‌شود.\n\nنخست یک ساعت ثابت برگزینید. سپس همان‌جا که دیروز ایستادید، ادامه دهید.',
  like_count: 12,
  comment_count: 3,
};

/** An unread public notification, and a read private notification. */
export const notifications: readonly [Notification, Notification] = [
  {
    id: '41',
    title: 'دوره‌ی تازه منتشر شد',
    message: 'دوره‌ی «جبر خطی کاربردی» از امروز در دسترس است.',
    is_read: false,
    receiver: null,
  },
  { id: '42', title: 'به آکادمی خوش آمدید', message: 'حساب شما آماده است.', is_read: true, receiver: '1' },
];

/** A course stored on the device: `kept` with all its lessons, `partly` with only one. */
export const kept: KeptCourse = {
  course,
  chapters: [...chapters],
  kept: Object.fromEntries(lessons.map(({ id, video }) => [id, { bytes: 16_000, hasVideo: video !== null }])),
  cover: null,
  since: Date.parse('2026-01-20T12:00:00Z'),
  isPaused: false,
};
export const partly: KeptCourse = { ...kept, kept: { 11: { bytes: 16_000, hasVideo: true } }, isPaused: true };

/** The source from which `keptCourses` downloads `kept`. */
export const storedSource: Source = {
  chapters: async () => kept.chapters,
  lesson: async (id) => lessons.find((lesson) => lesson.id === id) ?? lessons[0],
  picture: async () => null,
};
