import { useEffect, useState } from 'react';
import { lazyPart } from '../../components/feedback/LazyPart/lazyPart.tsx';
import type { PageAt } from './usePendingPage.ts';

const LinkData = lazyPart(async () => (await import('./LinkData.tsx')).LinkData, { failed: () => null, ahead: true });

/**
 * Prefetches the code and the data of a link's page when the link is hovered, touched or focused. A click loads the
 * code even if prefetching has failed.
 */
export function LinkHints({ pageAt }: { pageAt: PageAt }) {
  const [hinted, setHinted] = useState<string | null>(null);
  useEffect(() => {
    const onHint = ({ target, type }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const isOurs = link?.origin === location.origin;
      setHinted(isOurs && type !== 'click' ? link.pathname : null);
      if (!isOurs) return;
      const chunk = pageAt(link.pathname);
      if (type === 'click') void chunk?.load();
      else chunk?.preload();
    };
    const hints = ['pointerover', 'focusin', 'touchstart', 'click'];
    for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
    return () => hints.forEach((hint) => document.removeEventListener(hint, onHint));
  }, [pageAt]);
  return hinted !== null && <LinkData address={hinted} />;
}
