import { Stack } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDigits } from '../../src/text/format.ts';
import { Code, Small } from './Page.tsx';

/** `calc(1rem * var(--mantine-scale))` as the theme's author wrote it. */
const plain = (value: string) => value.replace(/^calc\(([\d.]+rem) \*.*$/, '$1');

const decimal = (value: number) => formatDigits(String(Math.round(value * 100) / 100)).replace('.', '٫');

function typeOf(frame: Element): string {
  const text = frame.firstElementChild;
  if (!text) return '';
  const { fontSize, lineHeight, fontWeight } = getComputedStyle(text);
  const size = Number.parseFloat(fontSize);
  const height = Number.parseFloat(lineHeight) / size;
  return `اندازه ${decimal(size)} پیکسل · ارتفاع خط ${decimal(height)} · وزن ${formatDigits(fontWeight)}`;
}

/** A text, and under it the theme's name and value of it, and what the browser makes of that on this screen. */
export function Measure({ name, from, children }: { name: string; from?: string | undefined; children: ReactNode }) {
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
