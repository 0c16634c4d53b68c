import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';

/** Shown at an address that no page has: a message and a way home (product §2). */
export function NotFoundPage() {
  return <NotFoundState />;
}
