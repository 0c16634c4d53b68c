import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, type RefObject } from 'react';
import { useHref, useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '../../components/feedback/announce.ts';
import { keepFocus } from './keepFocus.ts';

export interface OrientationProps {
  /** Whether the user has navigated since the first page. */
  arrived: boolean;
  /** The page's `main` element. */
  main: RefObject<HTMLElement | null>;
}

/** Helps users of keyboards and screen readers: announces new pages and manages the focus. */
export function Orientation({ arrived, main }: OrientationProps) {
  useEffect(() => keepFocus(() => main.current), [main]);
  useReturnToLink(main);
  return arrived && <TitleAnnouncement />;
}

// The milliseconds to wait for the final title. For instance, «درس» changes to the lesson's title when the lesson has
// loaded.
const SETTLES = 350;

/** Announces the title of each page after the first one, and later changes of the title. */
function TitleAnnouncement() {
  const { state }: { state: { bought?: readonly string[] } | null } = useLocation();
  // After a purchase, a message about the bought courses is announced instead of the title.
  const isSaid = !!state?.bought?.length;
  useEffect(() => {
    let said = '';
    let timer = 0;
    const tell = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (document.title !== said && !isSaid) announce(document.title);
        said = document.title;
      }, SETTLES);
    };
    const observer = new MutationObserver(tell);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    tell();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isSaid]);
  return null;
}

// After Back, the link that the user followed may be in a list that is still loading. The link is therefore looked up
// every `PAUSE` milliseconds, at most `LOOKS` times.
const PAUSE = 50;
const LOOKS = 60;

interface Followed {
  to: string;
  /** The link's label. */
  name: string | null;
  isHidden: boolean;
}

const nameOf = (link: Element) => link.getAttribute('aria-label') ?? link.textContent;

/** Finds the followed link or button by its target and label. If its label has changed, the target is enough. */
function findAgain({ to, name }: Followed, main: Element | null): HTMLElement | undefined {
  const target = CSS.escape(to);
  const selector = `a[href="${target}"]:not([aria-hidden]), [data-to="${target}"]`;
  const links = [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return (
    links.find((link) => nameOf(link) === name) ??
    links.find((link, _, { length }) => length === 1 || link.matches('a'))
  );
}

/** After Back, focuses the link, or the button with `data-to`, that the user followed from this page. */
function useReturnToLink(main: RefObject<HTMLElement | null>) {
  const location = useLocation();
  const { key } = location;
  const address = useHref(location);
  const type = useNavigationType();
  const followed = useRef(new Map<string, Followed>());
  const previous = useRef(key);
  useWindowEvent(
    'click',
    ({ target }) => {
      // Includes links in dialogs, because a dialog may repeat a link of the page. Links in menus are unrelated to the
      // page.
      const link =
        target instanceof Element
          ? target.closest('main :is(a[href], [data-to]), [role=dialog] a[href]:not(nav *)')
          : null;
      if (!link) return;
      const to = link.getAttribute('href') ?? link.getAttribute('data-to') ?? '';
      const isHidden = link.getAttribute('aria-hidden') === 'true' || !main.current?.contains(link);
      followed.current.set(key, { to, name: nameOf(link), isHidden });
    },
    { capture: true },
  );
  useEffect(() => {
    // Forgets the link recorded on the previous page if the link does not lead to this page.
    if (type === 'PUSH' && followed.current.get(previous.current)?.to !== address)
      followed.current.delete(previous.current);
    previous.current = key;
    const last = followed.current.get(key);
    if (type !== 'POP' || last === undefined) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      const link = findAgain(last, main.current);
      const isFree = document.activeElement === main.current || document.activeElement === document.body;
      if (link && isFree) {
        link.focus({ preventScroll: true });
        const { top, bottom } = link.getBoundingClientRect();
        // Scrolls to the link. If the user followed a link that is now hidden or in a closed dialog, `link` is another
        // link to the same page. It may be far away, so the restored scroll position is kept.
        if (!last.isHidden && (bottom < 0 || top > innerHeight)) link.scrollIntoView({ block: 'center' });
      }
      if (link || !isFree || looks === LOOKS) clearInterval(timer);
    }, PAUSE);
    return () => clearInterval(timer);
  }, [key, type, main, address]);
}
