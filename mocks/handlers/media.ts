import { HttpResponse } from 'msw/http';
import { articleCover, avatar, courseCover, departmentIcon, departmentImage } from '../art/art.ts';
import { lessonPage } from '../art/lesson.ts';
import type { Database, Row } from '../data/db.ts';
import type { Route } from '../server/router.ts';
import { uploadBytes } from '../data/uploads.ts';

type Slug = Row<'departments'>['slug'];

const svg = (drawing: string) =>
  new HttpResponse(drawing, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' } });

/** An uploaded file is data, whatever it is made of: opened as a page, it runs nothing and has no origin. */
const FILE_POLICY = "default-src 'none'; sandbox";
/** A player runs, in a frame or alone, but without the site's origin. */
const PLAYER_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; sandbox allow-scripts";

const get = (path: string, answer: (params: Record<string, string>) => Response, policy = FILE_POLICY): Route => ({
  method: 'GET',
  path,
  answer(_, params) {
    const response = answer(params);
    response.headers.set('Content-Security-Policy', policy);
    response.headers.set('X-Content-Type-Options', 'nosniff');
    return response;
  },
});

const none = () => new HttpResponse(null, { status: 404 });

// A real API behind the mock may have pictures of the same names, but of another kind.
const numberIn = (file = '') => Number(/^(\d+)(?:\.svg)?$/.exec(file)?.[1]);

/** The server's files: drawn covers, icons and pictures, uploads, and the embeddable players of the lessons. */
export function mediaRoutes(db: Database): Route[] {
  const slugOf = (departmentId: number | null): Slug => db.departments.get(departmentId)?.slug ?? 'math';
  const slugNamed = (name: unknown) => db.departments.all().find(({ slug }) => slug === name)?.slug;

  return [
    get('/media/covers/:file', (params) => {
      const course = db.courses.get(numberIn(params['file']));
      return course
        ? svg(courseCover({ slug: slugOf(course.department_id), id: course.id, title: course.title }))
        : none();
    }),
    get('/media/articles/:file', (params) => {
      const blog = db.blogs.get(numberIn(params['file']));
      return blog ? svg(articleCover(blog.slug, blog.id)) : none();
    }),
    get('/media/departments/:slug/:file', (params) => {
      const slug = slugNamed(params['slug']);
      if (!slug) return none();
      return svg(
        params['file'] === 'icon.svg' ? departmentIcon(slug) : departmentImage(slug, numberIn(params['file'])),
      );
    }),
    get('/media/avatars/:file', (params) => svg(avatar(String(params['file'])))),
    get('/media/uploads/:id', (params) => {
      const upload = db.uploads.get(String(params['id']));
      return upload
        ? new HttpResponse(uploadBytes(upload.base64), { headers: { 'Content-Type': upload.type } })
        : none();
    }),
    get(
      '/media/videos/:id',
      (params) => {
        const lesson = db.lessons.get(numberIn(params['id']));
        if (!lesson) return none();
        const chapter = db.chapters.get(lesson.chapter_id);
        const course = db.courses.get(chapter?.course_id ?? null);
        return HttpResponse.html(
          lessonPage({ title: lesson.title, course: course?.title ?? '', minutes: 3 + (lesson.id % 5) }),
        );
      },
      PLAYER_POLICY,
    ),
  ];
}
