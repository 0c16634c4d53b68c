import { Button } from '@mantine/core';
import { memo, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Notice } from '../../components/feedback/Notice/Notice.tsx';
import { PageError } from '../../components/feedback/FailedState/FailedState.tsx';
import { PageSkeleton } from '../../components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { tellStarted } from '../../data/hydrated.tsx';
import { reloadPage } from '../../lib/reload.ts';
import { fa } from '../../text/fa.ts';
import { usePendingPage, useReloadForNewer, type PageAt } from './usePendingPage.ts';

interface PageFallbackProps {
  pageAt: PageAt;
  /**
   * Called with true when the fallback appears, and with false when it disappears. React may show the previous page or
   * prerendered HTML instead of the fallback.
   */
  onShown: (shown: boolean) => void;
}

/** Shown in place of a page that has not loaded: a skeleton or, if loading failed, an error. */
function PageFallback({ pageAt, onShown }: PageFallbackProps) {
  const { state, retry } = usePendingPage(pageAt);
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  if (state === 'gone') return <PageError message={fa.connection.pageGone} />;
  if (state === 'offline') return <PageError message={fa.connection.pageOffline} onRetry={retry} />;
  return <PageSkeleton />;
}

/** Keeps the previous `<title>` while the next page loads, so that there is always a title. */
export function FormerTitle() {
  const [title] = useState(() => (typeof document === 'undefined' ? fa.brand.name : document.title));
  return <title>{title}</title>;
}

/** The page at the URL. Its props must not change during hydration, or React would discard the prerendered page. */
export const PagePlace = memo(function PagePlace(props: PageFallbackProps) {
  return (
    <Suspense
      fallback={
        <>
          <FormerTitle />
          <PageFallback {...props} />
        </>
      }
    >
      <Outlet />
    </Suspense>
  );
});

/** A notice that the requested page is loading or has failed, while the previous page stays visible. */
export function PageNotice({ pageAt, hidden }: { pageAt: PageAt; hidden: boolean }) {
  const page = usePendingPage(pageAt);
  useReloadForNewer(page);
  const here = useLocation();
  const navigate = useNavigate();
  const isMissing = page.state === 'gone' || page.state === 'offline';
  useEffect(() => {
    if (isMissing) tellStarted();
  }, [isMissing]);
  if (hidden) return null;
  if (page.state === 'loading' && page.leaving) return <Notice loading />;
  if (!isMissing) return null;
  const actions = (
    <>
      {page.state === 'gone' ? (
        <Button size="sm" onClick={reloadPage}>
          {fa.errors.reload}
        </Button>
      ) : (
        <Button variant="light" size="sm" onClick={page.retry}>
          {fa.common.retry}
        </Button>
      )}
      {page.leaving && (
        <Button variant="subtle" size="sm" onClick={() => void navigate(here, { replace: true })}>
          {fa.connection.stay}
        </Button>
      )}
    </>
  );
  return (
    <Notice message={page.state === 'gone' ? fa.connection.pageGone : fa.connection.pageOffline} actions={actions} />
  );
}
