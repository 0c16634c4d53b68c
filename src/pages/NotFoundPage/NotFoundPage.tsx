import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';
import { CourseSearch } from '../CourseSearch.tsx';

/** The page for unknown URLs, with a search field and links for courses (product §2). */
export const NotFoundPage = () => (
  <NotFoundState>
    <CourseSearch />
  </NotFoundState>
);
