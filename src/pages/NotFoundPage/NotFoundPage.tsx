import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';

/** The page for unknown URLs (product §2). */
export function NotFoundPage() {
  return <NotFoundState />;
}
