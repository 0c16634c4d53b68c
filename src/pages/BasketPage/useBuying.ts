import { useState, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { amountOf } from '../../course/price.ts';
import { useBasket, useBasketSources, usePurchases } from '../../basket/BasketProvider.tsx';
import type { Purchase } from '../../basket/purchase.ts';
import { announce } from '../../components/feedback/announce.ts';
import { ENTRANCE, toast } from '../../components/feedback/toast.tsx';
import { courseTitle } from '../../course/title.ts';
import { justBought } from '../../learning/purchases.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { useHere } from '../../data/useHere.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';

/** Returns a function that buys the courses in the basket, shows the outcome and navigates (product §4, §8). */
export function useBuying(buy: Purchase['buy']) {
  const { courses, basket } = useBasket();
  const { purchases } = useBasketSources();
  const { busy } = usePurchases();
  const { user } = useSession();
  const navigate = useNavigate();
  // The transition ends when the next page opens or the user goes back.
  const [leaving, startLeaving] = useTransition();
  const { record } = useLearning();
  const [receipt, setReceipt] = useState<{ bought: readonly string[]; failure: string } | null>(null);
  const [buying, setBuying] = useState(courses);
  const [oldAmounts, setOldAmounts] = useState<ReadonlyMap<string, number> | null>(null);

  // If the user leaves the page, the purchase continues, but must not navigate.
  const here = useHere();

  function lead(address: string, options: { replace?: boolean; state?: unknown } = {}) {
    if (!here.current) return;
    startLeaving(() => void navigate(address, options));
  }

  async function buyAll() {
    setOldAmounts(null);
    setReceipt(null);
    setBuying(courses);
    const bought: string[] = [];
    const said: string[] = [fa.basket.bought];
    const outcome = await buy(courses, (course) => {
      bought.push(course.id);
      said.push(fa.learning.boughtFor(courseTitle(course), amountOf(course)));
      // All courses share one toast. It is not announced, because `announce` below names all courses and amounts.
      toast('success', 'basket', fa.basket.bought, { speech: 'off', id: 'bought' });
    });
    if (bought.length > 0) announce(said.join(' '));
    const failed = (message: string) => {
      setReceipt({ bought, failure: message });
      return toast('error', 'basket', message);
    };
    switch (outcome.kind) {
      case 'bought': {
        const { courseIds, owned = [] } = outcome;
        if (owned.length > 0) toast('info', 'basket', fa.basket.owned);
        // Looks for `gone` courses, because courses whose purchase result is unknown also stay in the basket.
        const { gone } = purchases.getState();
        if (basket.getState().some(({ id }) => gone.includes(id))) toast('info', 'basket', fa.basket.goneStayed);
        const [only, ...others] = [...courseIds, ...owned];
        return lead(only !== undefined && others.length === 0 ? paths.syllabus(only) : paths.profile, {
          state: { bought },
        });
      }
      case 'signedOut':
        toast('error', 'basket', fa.basket.logInFirst, { id: ENTRANCE, speech: 'polite' });
        // If the session has just ended, `Shell` may already have opened the log-in page. This navigation then
        // replaces the history entry of that log-in page.
        return lead(paths.login, { state: { from: paths.basket }, replace: user !== null });
      case 'changed': {
        const shown = new Map(courses.map((course) => [course.id, amountOf(course)]));
        const changed = basket
          .getState()
          .filter((course) => (shown.get(course.id) ?? amountOf(course)) !== amountOf(course));
        const isSame =
          basket.getState().length === courses.length && basket.getState().every(({ id }) => shown.has(id));
        if (changed.length === 0) return toast('info', 'basket', isSame ? fa.basket.recounted : fa.basket.changed);
        setOldAmounts(new Map(changed.map(({ id }) => [id, shown.get(id) ?? 0])));
        return toast('info', 'basket', fa.basket.pricesChanged);
      }
      case 'failed':
        return failed(
          outcome.error.kind === 'offline' ? fa.connection.notSent : fa.basket.failed(outcome.error.detail),
        );
      case 'unknown':
        return failed(
          outcome.error?.kind === 'http' ? fa.basket.failed(outcome.error.detail) : fa.basket.outcomeUnknown,
        );
      case 'nothing':
        return toast('info', 'basket', fa.basket.nothingToBuy);
      case 'unsafe':
        return toast('error', 'basket', fa.basket.unsafe);
      case 'unkept':
        return failed(fa.basket.unkept);
      case 'busy':
        return undefined;
    }
  }

  return {
    /** True from the click until the page changes or the purchase has failed. */
    busy: busy || leaving,
    /** The courses to show. While `busy`, bought courses stay in the list, so that the rows do not move. */
    courses: busy || leaving ? buying : courses,
    buyAll: () => void buyAll(),
    /** The former prices in rials by course id. Null if the server's prices are the same. */
    oldAmounts,
    /** After a failed purchase, the courses bought before the failure, and the reason for it. Otherwise null. */
    receipt: receipt && { purchases: justBought(record, receipt), failure: receipt.failure },
  };
}
