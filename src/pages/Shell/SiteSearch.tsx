import { useMemo, useSyncExternalStore } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { Department } from '../../api/departments.ts';
import { articleTitle } from '../../components/blog/articleTitle.ts';
import { isGuarded, leavePage } from '../../components/form/LeaveGuard/LeaveGuard.tsx';
import { SearchDialog } from '../../components/search/SearchDialog/SearchDialog.tsx';
import type { DialogProps } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { byWordStart, matching } from '../../course/matching.ts';
import { courseTitle } from '../../course/title.ts';
import { useBlogs } from '../../data/blogs.ts';
import { useCatalogue } from '../../data/courses.ts';
import { usePartial } from '../../data/DataProvider.tsx';
import { useDepartments } from '../../data/departments.ts';
import { useKeptCourses } from '../../data/kept.ts';
import { useKnownCourses } from '../../data/useKnownCourse.ts';
import { isOnline } from '../../lib/online.ts';
import type { createStore } from '../../lib/store.ts';
import { isBlank, shownText } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { countsOf } from './Departments.tsx';

const MOST = 6;

interface SiteSearchProps extends DialogProps {
  /** The store of the search text. */
  words: QueryStore;
}

/** The search text is in a store, because the user may type before the dialog has loaded. */
export type QueryStore = ReturnType<typeof createStore<string>>;

/** The site search. Its lists load when the dialog first opens (product §10). */
export function SiteSearch({ opened, onClose, words }: SiteSearchProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const { purchased } = useSession();
  const query = useSyncExternalStore(words.subscribe, words.getState, words.getState);
  const courses = useKnownCourses();
  const { courses: kept } = useKeptCourses();
  const departments = useDepartments();
  const catalogue = useCatalogue(true);
  const counts = useMemo(() => catalogue && countsOf(catalogue), [catalogue]);
  const blogs = useBlogs();
  const isPartial = usePartial(blogs.data);

  const opensSyllabus = (id: string) => purchased.includes(id) || kept.some(({ course }) => course.id === id);
  const found = <Row,>(rows: readonly Row[] = [], textOf: (row: Row) => string) =>
    isBlank(query) ? [] : byWordStart(rows, textOf, query).slice(0, MOST);
  const departmentGroup = (rows: readonly Department[] = []) => ({
    label: fa.search.departments,
    kind: 'icon' as const,
    results: rows.map(({ id, name, icon }) => ({
      to: paths.department(id),
      title: shownText(name).trim() || fa.departments.page,
      picture: icon,
      count: counts?.get(name),
    })),
  });
  const matches = [
    departmentGroup(found(departments.data, ({ name }) => name)),
    {
      label: fa.search.courses,
      kind: 'cover' as const,
      results: (isBlank(query) ? [] : matching(courses.courses, query, 'given')).slice(0, MOST).map((course) => ({
        to: opensSyllabus(course.id) ? paths.syllabus(course.id) : paths.purchase(course.id),
        title: courseTitle(course),
        picture: course.cover,
        ...(course.department_name !== null && { note: shownText(course.department_name) }),
      })),
    },
    {
      label: fa.search.articles,
      kind: 'cover' as const,
      results: found(blogs.data, ({ title }) => title).map((blog) => ({
        to: paths.article(blog.id),
        title: articleTitle(blog),
        picture: blog.cover_image,
      })),
    },
  ];

  function choose(to: string) {
    onClose();
    leavePage(() => void navigate(to, { replace: isGuarded() || to === createPath(location) }));
  }
  const lists = [courses, departments, { ...blogs, isLoading: blogs.isLoading || (isPartial && blogs.isValidating) }];
  const isLoading = lists.some((list) => list.isLoading);
  const suggests = isBlank(query) || (!isLoading && matches.every(({ results }) => results.length === 0));
  const groups = suggests ? [departmentGroup(departments.data)] : matches;
  const pending = isOnline() ? fa.common.loading : fa.connection.partOffline;
  return (
    <SearchDialog
      opened={opened}
      onClose={onClose}
      query={query}
      onQuery={words.setState}
      groups={groups.filter(({ results }) => results.length > 0)}
      suggests={suggests}
      pending={isLoading ? pending : undefined}
      failed={lists.some(({ error }) => error !== undefined)}
      onChoose={choose}
    />
  );
}
