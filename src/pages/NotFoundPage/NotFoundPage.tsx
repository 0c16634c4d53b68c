import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';
import { CourseSearchForm } from '../CourseSearchForm.tsx';

/** The page for unknown URLs, with a search field for courses (product §2). */
export const NotFoundPage = () => (
  <NotFoundState>
    <CourseSearchForm />
  </NotFoundState>
);
