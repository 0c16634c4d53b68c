import { Stack } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDigits } from '../../src/text/format.ts';
import { Code, Small } from './Page.tsx';

interface MeasureProps {
  /** As the theme calls it. */
  name: string;
  /** The theme's value. */
  from?: string | number | undefined;
  /** One text. */
  children: ReactNode;
}

/** `calc(1rem * var(--mantine-scale))` as the theme's author wrote it. */
const plain = (value: string | number) => String(value).replace(/^calc\(([\d.]+rem) \*.*$/, '$1');

const decimal = (value: number) => formatDigits(String(Math.round(value * 100) / 100)).replace('.', '٫');

function typeOf(frame: Element): string {
  const text = frame.firstElementChild;
  if (!text) return '';
  const { fontSize, lineHeight, fontWeight } = getComputedStyle(text);
  const size = Number.parseFloat(fontSize);
  const height = Number.parseFloat(lineHeight) / size;
  return `اندازه ${decimal(size)} پیکسل · ارتفاع خط ${decimal(height)} · وزن ${formatDigits(fontWeight)}`;
}

/** A text, and under it the size, line height and weight that the browser gives it on this screen. */
export function Measure({ name, from, children }: MeasureProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState('');
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setFound(entry ? typeOf(entry.target) : ''));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Stack ref={ref} gap={2}>
      {children}
      <Small>
        <Code>{from === undefined ? name : `${name}: ${plain(from)}`}</Code> · {found}
      </Small>
    </Stack>
  );
}
