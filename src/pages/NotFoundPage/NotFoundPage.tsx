import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';

/** The page for unknown addresses (product §2). */
export function NotFoundPage() {
  return <NotFoundState />;
}
