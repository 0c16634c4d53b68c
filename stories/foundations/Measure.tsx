import { Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDigits } from '../../src/text/format.ts';
import { Code } from './Page.tsx';

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

/** What `read` finds in a node, again whenever its size changes; `read` stays the same. */
function useRead<Node extends HTMLElement>(read: (node: Node) => string) {
  const ref = useRef<Node>(null);
  const [found, setFound] = useState('');
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setFound(read(node)));
    observer.observe(node);
    return () => observer.disconnect();
  }, [read]);
  return { ref, found };
}

function typeOf(frame: HTMLElement): string {
  const text = frame.firstElementChild;
  if (!text) return '';
  const { fontSize, lineHeight, fontWeight } = getComputedStyle(text);
  const size = Number.parseFloat(fontSize);
  const height = Number.parseFloat(lineHeight) / size;
  return `اندازه ${decimal(size)} پیکسل · ارتفاع خط ${decimal(height)} · وزن ${formatDigits(fontWeight)}`;
}

/** A text, and under it the size, line height and weight that the browser gives it on this screen. */
export function Measure({ name, from, children }: MeasureProps) {
  const { ref, found } = useRead<HTMLDivElement>(typeOf);
  return (
    <Stack ref={ref} gap={2}>
      {children}
      <Text size="xs" c="dimmed">
        <Code>{from === undefined ? name : `${name}: ${plain(from)}`}</Code> · {found}
      </Text>
    </Stack>
  );
}

function lettersOf(text: HTMLElement): string {
  const lines = Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
  // The last line is half full on the whole.
  return formatDigits(String(Math.round((text.textContent ?? '').length / Math.max(1, lines - 0.5))));
}

/** A text no wider than `width` (`70ch`), and under it how many letters its lines hold on this screen. */
export function LineLength({ width, children }: { width: string; children: string }) {
  const { ref, found } = useRead<HTMLParagraphElement>(lettersOf);
  return (
    <Stack gap={2}>
      <Text ref={ref} maw={width}>
        {children}
      </Text>
      <Text size="xs" c="dimmed">
        <Code>{`max-width: ${width}`}</Code> · نزدیک به {found} حرف در هر سطر این صفحه
      </Text>
    </Stack>
  );
}
