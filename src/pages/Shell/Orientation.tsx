import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '../../components/feedback/announce.ts';
import { keepFocus } from './keepFocus.ts';

interface OrientationProps {
  /** Has another page been opened since the first one? */
  arrived: boolean;
  /** The page's main part. */
  main: RefObject<HTMLElement | null>;
}

/** For whoever uses the keyboard or a screen reader: announces new pages, and keeps the focus where they are reading. */
export function Orientation({ arrived, main }: OrientationProps) {
  useEffect(() => keepFocus(() => main.current), [main]);
  useReturnToLink(main);
  return arrived && <TitleAnnouncement />;
}

// Milliseconds in which a title settles, for instance from «درس» to the lesson's own.
const SETTLES = 350;

/** Announces the title of each page that opens after the first one, and one that comes late. */
function TitleAnnouncement() {
  const { state } = useLocation() as { state: { bought?: unknown } | null };
  // What was bought is announced with the purchase.
  const isSaid = state?.bought !== undefined;
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

// Milliseconds between two looks for the link, and how many of them: a list may still be loading.
const PAUSE = 50;
const LOOKS = 30;

/** On the way back, gives the focus to the link that led away from this entry of the history. */
function useReturnToLink(main: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const type = useNavigationType();
  const followed = useRef(new Map<string, string>());
  useWindowEvent(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      if (link) followed.current.set(key, link.getAttribute('href') ?? '');
    },
    { capture: true },
  );
  useEffect(() => {
    const href = followed.current.get(key);
    if (type !== 'POP' || href === undefined) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      const link = main.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
      const isFree = document.activeElement === main.current || document.activeElement === document.body;
      if (link && isFree) {
        link.focus({ preventScroll: true });
        const { top, bottom } = link.getBoundingClientRect();
        if (bottom < 0 || top > innerHeight) link.scrollIntoView({ block: 'center' });
      }
      if (link || !isFree || looks === LOOKS) clearInterval(timer);
    }, PAUSE);
    return () => clearInterval(timer);
  }, [key, type, main]);
}
