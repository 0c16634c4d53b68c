import { articleCover, avatar, courseCover, departmentIcon, departmentImage, film } from '../data/pictures.ts';
import type { Database, Row } from '../data/db.ts';
import type { Route } from '../server/router.ts';
import { uploadBytes } from '../data/uploads.ts';

type Slug = Row<'departments'>['slug'];

const svg = async (drawing: Promise<string>) =>
  new Response(await drawing, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' } });

/** An uploaded file is data, whatever it is made of: opened as a page, it runs nothing and has no origin. */
const FILE_POLICY = "default-src 'none'; sandbox";
/** A player runs, in a frame or alone, but without the site's origin. */
const PLAYER_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; sandbox allow-scripts";

const get = (path: string, answer: (params: Record<string, string>) => Response | Promise<Response>): Route => ({
  method: 'GET',
  path,
  async answer(_, params) {
    const response = await answer(params);
    if (!response.headers.has('Content-Security-Policy')) response.headers.set('Content-Security-Policy', FILE_POLICY);
    response.headers.set('X-Content-Type-Options', 'nosniff');
    return response;
  },
});

const none = () => new Response(null, { status: 404 });

// A real API behind the mock may have pictures of the same names, but of another kind.
const numberIn = (file = '') => Number(/^(\d+)(?:\.svg)?$/.exec(file)?.[1]);

/** The server's files: drawn covers, icons and pictures, uploads, and the embeddable players of the lessons. */
export function mediaRoutes(db: Database): Route[] {
  const slugOf = (departmentId: number | null): Slug => db.departments.get(departmentId)?.slug ?? 'math';

  return [
    get('/media/covers/:file', ({ file }) => {
      const course = db.courses.get(numberIn(file));
      return course ? svg(courseCover(slugOf(course.department_id), course.id, course.title)) : none();
    }),
    get('/media/articles/:file', ({ file }) => {
      const blog = db.blogs.get(numberIn(file));
      return blog ? svg(articleCover(blog.slug, blog.id)) : none();
    }),
    get('/media/departments/:name/:file', ({ name, file }) => {
      const { slug } = db.departments.find((department) => department.slug === name) ?? {};
      if (!slug) return none();
      return svg(file === 'icon.svg' ? departmentIcon(slug) : departmentImage(slug, numberIn(file)));
    }),
    get('/media/avatars/:file', ({ file = '' }) => svg(avatar(file))),
    get('/media/uploads/:id', ({ id = '' }) => {
      const { type, base64 } = db.uploads.get(id) ?? {};
      return base64 && type ? new Response(uploadBytes(base64), { headers: { 'Content-Type': type } }) : none();
    }),
    get('/media/videos/:id', async ({ id }) => {
      const lesson = db.lessons.get(numberIn(id));
      if (!lesson) return none();
      const chapter = db.chapters.get(lesson.chapter_id);
      const { title: course = '' } = db.courses.get(chapter?.course_id ?? null) ?? {};
      const page = await film({ title: lesson.title, course, seconds: (3 + (lesson.id % 5)) * 60 });
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PLAYER_POLICY };
      return new Response(page, { headers });
    }),
  ];
}
