import { useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import type { Course } from '../../api/courses.ts';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { toast } from '../../components/feedback/toast.tsx';
import { useHere } from '../../data/useHere.ts';
import { useLeaveLater } from '../../data/useLeaveLater.ts';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';

/** The milliseconds between adding a course and opening the course list (product §9). */
export const LEAVES_AFTER = 3100;
/** The duration of the toast for a course that is already in the basket, in milliseconds (product §9). */
export const ALREADY_THERE_FOR = 1500;

/**
 * Returns a function that adds a course to the basket, shows a toast, and opens the course list after some seconds
 * (product §4, §8).
 */
export function useAddToBasket() {
  const { basket } = useBasket();
  const navigate = useNavigate();
  const toBasket = useHref(paths.basket);
  // Makes the handler ignore double clicks. The button is not disabled, because it would then lose the focus.
  const adding = useRef(false);
  const here = useHere();
  const [added, setAdded] = useState<string | null>(null);
  const pressed = useRef<Element | null>(null);
  const [leave] = useLeaveLater(() => {
    const focused = document.activeElement;
    // Stays on the page if the user has focused a control other than the clicked button or the basket link.
    const isSame = focused === pressed.current || focused?.getAttribute('href') === toBasket;
    if (isSame || !focused?.matches('a, button, input')) void navigate(paths.courses);
  }, LEAVES_AFTER);

  async function add(course: Course) {
    if (adding.current) return;
    adding.current = true;
    const from = location.pathname;
    pressed.current = document.activeElement;
    setAdded(course.id);
    const outcome = await basket.add(course);
    adding.current = false;
    if (outcome === 'present') {
      toast('info', 'basket', fa.basket.alreadyThere, { duration: ALREADY_THERE_FOR });
      return;
    }
    toast('success', 'basket', fa.basket.added);
    // `basket.add` may have waited for another tab, so the user may have left the page in the meantime.
    if (here.current) leave(from);
  }

  return {
    add,
    /** The id of the course that was added last. Null if none was added. */
    added,
  };
}
