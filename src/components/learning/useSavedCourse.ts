import { useLocation, useNavigate } from 'react-router-dom';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { learningText } from '../../text/learning.ts';
import { toast } from '../feedback/toast.tsx';

/** Is a course kept on the user's profile, and how to change that; a visitor is led to the log-in and back (product §10). */
export function useSavedCourse(courseId: string): { saved: boolean; toggle: () => void } {
  const { user } = useSession();
  const { record, update } = useLearning();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const saved = record.saved.get(courseId)?.value ?? false;
  function toggle() {
    if (user) return update({ saved: { [courseId]: !saved } });
    toast('info', 'page', learningText.logInToSave);
    return void navigate(paths.login, { state: { from: pathname + search } });
  }
  return { saved, toggle };
}
