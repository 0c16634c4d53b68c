import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { State } from '../.storybook/sheet.tsx';

const touches = [
  ['hover', 'زیر اشاره‌گر'],
  ['focus-visible', 'با فوکوس صفحه‌کلید'],
  ['active', 'فشرده'],
] as const;

interface TouchedProps {
  /** What is touched, in Persian. Default: only how. */
  name?: string;
  children: ReactNode;
}

/** Three states of a sheet: under the pointer, focused by the keyboard, pressed. */
export function Touched({ name, children }: TouchedProps) {
  return touches.map(([touch, how]) => (
    <State key={touch} name={name ? `${name}، ${how}` : how} touch={touch}>
      {children}
    </State>
  ));
}

interface FocusedProps {
  /** What the state is called, in Persian. */
  name: string;
  children: ReactNode;
}

/** A state of a sheet in which every field and button has the focus: fields show it however it came. */
export function Focused({ name, children }: FocusedProps) {
  return (
    <State name={name} touch="focus-visible">
      <div className="pseudo-focus-all pseudo-focus-within-all">{children}</div>
    </State>
  );
}

interface AtProps {
  /** An address of the site. */
  route: string;
  children: ReactNode;
}

/** Shows what is within as if another address were open. */
export function At({ route, children }: AtProps) {
  return (
    <Routes location={route}>
      <Route path="*" element={children} />
    </Routes>
  );
}

interface ApartProps {
  /** What the state is called, in Persian. */
  name: string;
  children: ReactNode;
}

/** Gives the landmarks within names of their own: a page has them once, a sheet in every state. */
export function Apart({ name, children }: ApartProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const landmark of root.current?.querySelectorAll('nav, search, section') ?? []) {
      landmark.ariaLabel = [landmark.ariaLabel, name].filter(Boolean).join('، ');
    }
  }, [name]);
  return <div ref={root}>{children}</div>;
}
