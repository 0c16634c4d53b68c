import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { fa } from '../../text/fa.ts';

/** What an address that is none of ours shows: so much, and a way home (product §2). */
export function NotFoundPage() {
  return (
    <>
      <PageMeta title={fa.errors.unknownRoute} />
      <NotFoundState />
    </>
  );
}
