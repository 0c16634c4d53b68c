/** The names of the six departments in the seed data. */
export const DEPARTMENT_SLUGS = ['math', 'programming', 'languages', 'design', 'finance', 'games'] as const;
export type DepartmentSlug = (typeof DEPARTMENT_SLUGS)[number];

export interface DepartmentSeed {
  slug: DepartmentSlug;
  name: string;
  motto: string;
  description: string;
}

export interface LessonSeed {
  title: string;
  content: string;
  video: boolean;
}

export interface ChapterSeed {
  title: string;
  lessons: readonly LessonSeed[];
}

/** A course of the seed data. `price` and `discounted` are in rials. */
export interface CourseSeed {
  department: DepartmentSlug | null;
  title: string;
  description: string;
  price: number;
  discounted?: number;
  status: 'public' | 'private';
  chapters: readonly ChapterSeed[];
}

export interface ArticleSeed {
  title: string;
  /** The user name of an account in `accounts.ts`. */
  author: string;
  /** Plain text with blank lines between paragraphs. */
  content: string;
  likes: number;
  /** The department whose colours are used for the cover. */
  department: DepartmentSlug;
  comments: readonly { user: string; text: string }[];
}

export interface NotificationSeed {
  title: string;
  message: string;
  /** The user name of the receiver. Null for a public notification. */
  receiver: string | null;
  read: boolean;
}
