import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchDialog } from '../../components/search/SearchDialog/SearchDialog.tsx';
import { courseTitle } from '../../course/title.ts';
import { useBlogs } from '../../data/blogs.ts';
import { useCourses } from '../../data/courses.ts';
import { useDepartments } from '../../data/departments.ts';
import { includesFolded } from '../../lib/persian.ts';
import { shownText } from '../../lib/text.ts';
import { articleAddress, paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';

const MOST = 6;

/** The search of the whole site with its lists, asked for when it first opens (product §10). */
export function SiteSearch({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const { purchased } = useSession();
  const [query, setQuery] = useState('');
  const courses = useCourses();
  const departments = useDepartments();
  const blogs = useBlogs();

  const lists = [
    {
      label: fa.search.courses,
      results: (courses.data ?? []).map((course) => ({
        to: purchased.includes(course.id) ? paths.syllabus(course.id) : paths.purchase(course.id),
        title: courseTitle(course),
      })),
    },
    {
      label: fa.search.departments,
      results: (departments.data ?? []).map(({ id, name }) => ({ to: paths.department(id), title: shownText(name) })),
    },
    {
      label: fa.search.articles,
      results: (blogs.data ?? []).map(({ id, title }) => ({ to: articleAddress(id), title: shownText(title) })),
    },
  ];
  const groups = lists.flatMap(({ label, results }) => {
    const found = query.trim() === '' ? [] : results.filter(({ title }) => includesFolded(title, query)).slice(0, MOST);
    return found.length > 0 ? [{ label, results: found }] : [];
  });

  function choose(to: string) {
    setQuery('');
    onClose();
    void navigate(to);
  }
  return (
    <SearchDialog
      opened={opened}
      onClose={onClose}
      query={query}
      onQuery={setQuery}
      groups={groups}
      failed={[courses, departments, blogs].some(({ error }) => error !== undefined)}
      onChoose={choose}
    />
  );
}
