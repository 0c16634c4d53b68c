import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { amountOf } from '../../course/price.ts';
import { useBasket, usePurchase } from '../../basket/BasketProvider.tsx';
import { toast } from '../../components/feedback/toast.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';

/** Buys the basket, says what became of it and leads on (product §4, §8). */
export function useBuying() {
  const { courses, basket } = useBasket();
  const { busy, buy } = usePurchase();
  const { user } = useSession();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [oldAmounts, setOldAmounts] = useState<ReadonlyMap<string, number> | null>(null);

  // A purchase outlives its page; who has gone elsewhere meanwhile is not called back.
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  function lead(address: string, options: { replace?: boolean; state?: unknown } = {}) {
    if (!here.current) return;
    setLeaving(true);
    void navigate(address, options);
  }

  async function buyAll() {
    setOldAmounts(null);
    const outcome = await buy(() => toast('success', 'basket', fa.basket.bought));
    switch (outcome.kind) {
      case 'bought': {
        const [only, ...others] = outcome.courseIds;
        return lead(only !== undefined && others.length === 0 ? paths.syllabus(only) : paths.profile);
      }
      case 'signedOut':
        toast('error', 'basket', fa.basket.logInFirst);
        // Where a session ended just now, the shell may have led to the log-in already.
        return lead(paths.login, { state: { from: paths.basket }, replace: user !== null });
      case 'repriced': {
        const shown = new Map(courses.map((course) => [course.id, amountOf(course)]));
        const changed = basket
          .getState()
          .filter((course) => (shown.get(course.id) ?? amountOf(course)) !== amountOf(course));
        setOldAmounts(new Map(changed.map(({ id }) => [id, shown.get(id) ?? 0])));
        return toast('info', 'basket', fa.basket.pricesChanged);
      }
      case 'failed':
        return toast('error', 'basket', fa.basket.failed(outcome.error.detail));
      case 'unknown':
        return toast('error', 'basket', fa.basket.outcomeUnknown);
      case 'busy':
        return undefined;
    }
  }

  return {
    /** True from the press on the button until the page is left or can be used again. */
    busy: busy || leaving,
    buyAll: () => void buyAll(),
    /** After the server's prices replaced the basket's: what the changed courses cost before, by id; else null. */
    oldAmounts,
  };
}
