import { articleCover, avatar, courseCover, departmentIcon, departmentImage, film } from '../data/pictures.ts';
import { uploadBytes } from '../data/uploads.ts';
import type { Route } from '../server/router.ts';
import type { World } from '../server/world.ts';

/** The content security policy for pictures. A picture opened as a page runs no scripts and has an opaque origin. */
const FILE_POLICY = "default-src 'none'; sandbox";
/** The content security policy for video players. Their scripts run, but without the site's origin. */
const PLAYER_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; sandbox allow-scripts";

type Content = string | Uint8Array<ArrayBuffer>;

const get = (
  path: string,
  headers: Readonly<Record<string, string>>,
  read: (db: World['db'], params: Readonly<Record<string, string>>) => Promise<Content> | Content | undefined,
): Route<World> => ({
  method: 'GET',
  path: `/media/${path}`,
  async answer(_, params, { db }) {
    const content = await read(db, params);
    if (content === undefined) return new Response(null, { status: 404 });
    const type = { 'Content-Type': db.uploads.get(params['id'] ?? '')?.type ?? 'image/svg+xml' };
    const policy = { 'Content-Security-Policy': FILE_POLICY, 'X-Content-Type-Options': 'nosniff' };
    return new Response(content, { headers: { ...type, ...policy, ...headers } });
  },
});

const DRAWN = { 'Cache-Control': 'max-age=3600' };
const FILM = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PLAYER_POLICY };

// Returns the number in a file name such as `7.svg`. Returns NaN for other names, which may belong to files of a real
// API (`--upstream`).
const numberIn = (file = '') => Number(/^(\d+)(?:\.svg)?$/.exec(file)?.[1]);

/** The routes that serve files: covers, icons, uploads, and the video players of lessons. */
export const mediaRoutes: readonly Route<World>[] = [
  get('covers/:file', DRAWN, (db, { file }) => {
    const course = db.courses.get(numberIn(file));
    return course && courseCover(db.departments.get(course.department_id)?.slug ?? 'math', course.id, course.title);
  }),
  get('articles/:file', DRAWN, (db, { file }) => {
    const blog = db.blogs.get(numberIn(file));
    return blog && articleCover(blog.slug, blog.id);
  }),
  get('departments/:name/:file', DRAWN, (db, { name, file }) => {
    const { slug } = db.departments.find((department) => department.slug === name) ?? {};
    return slug && (file === 'icon.svg' ? departmentIcon(slug) : departmentImage(slug, numberIn(file)));
  }),
  get('avatars/:file', DRAWN, (_, { file = '' }) => avatar(file)),
  get('uploads/:id', {}, (db, { id = '' }) => {
    const upload = db.uploads.get(id);
    return upload && uploadBytes(upload.base64);
  }),
  get('videos/:lesson', FILM, (db, { lesson: number }) => {
    const lesson = db.lessons.get(numberIn(number));
    const course = db.courses.get(db.chapters.get(lesson?.chapter_id ?? null)?.course_id ?? null);
    return lesson && film({ title: lesson.title, course: course?.title ?? '', seconds: (3 + (lesson.id % 5)) * 60 });
  }),
];
