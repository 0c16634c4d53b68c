import { pathSegment as segment } from './lib/url.ts';

/** Every path of the site (product §2). Ids are encoded, so that none can change the path. */
export const paths = {
  home: '/',
  department: (id: string) => `/departments/${segment(id)}`,
  notifications: '/notifications',
  blogs: '/blogs',
  article: (id: string) => `/blogs/${segment(id)}`,
  addBlog: '/add-blog',
  addCourse: '/add-course',
  signup: '/signup',
  login: '/login',
  profile: '/prof',
  courses: '/courses',
  syllabus: (courseId: string) => `/syllabus/${segment(courseId)}`,
  lesson: (lessonId: string) => `/lessons/${segment(lessonId)}`,
  purchase: (courseId: string) => `/purchase/${segment(courseId)}`,
  basket: '/shopping-basket',
  about: '/about-us',
  contact: '/contact-us',
  services: '/our-services',
} as const;
