import { Badge, Code, Table } from '@mantine/core';
import { DocsContext } from '@storybook/addon-docs/blocks';
import axe from 'axe-core';
import { useContext, useEffect, useRef, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { getRoles } from 'storybook/test';
import { formatNumber } from '../src/text/format.ts';
import classes from './Anatomy.module.css';

/** The Persian names of roles in screen readers, and their keys in browsers and Mantine. */
const ROLES: Readonly<Record<string, readonly [name: string, keys?: string]>> = {
  dialog: ['پنجره', 'Escape'],
  region: ['ناحیه'],
  navigation: ['راهبری'],
  article: ['مقاله'],
  heading: ['عنوان'],
  link: ['پیوند', 'Enter'],
  button: ['دکمه', 'Enter، Space'],
  textbox: ['فیلد نوشتنی'],
  password: ['فیلد رمز'],
  searchbox: ['فیلد جستجو'],
  combobox: ['فیلد انتخابی', '↓ ↑ Enter Escape'],
  checkbox: ['خانه‌ی گزینه', 'Space'],
  switch: ['کلید', 'Space'],
  radio: ['گزینه', '→ ←'],
  slider: ['لغزنده', '→ ←'],
  tab: ['برگه', '→ ← Enter'],
  tabpanel: ['محتوای برگه'],
  list: ['فهرست'],
  table: ['جدول'],
  img: ['تصویر'],
  alert: ['هشدار'],
  status: ['وضعیت'],
  progressbar: ['پیشرفت'],
};

const STATES: Readonly<Record<string, string>> = {
  '[aria-pressed=true], [aria-selected=true], :checked': 'برگزیده',
  '[aria-current]': 'کنونی',
  '[aria-expanded=true]': 'باز',
  '[aria-expanded=false]': 'بسته',
  '[aria-invalid=true]': 'نادرست',
  ':required': 'الزامی',
  ':disabled': 'غیرفعال',
};

/** A part of a component in the accessibility tree. */
interface Part {
  /** What a screen reader says: name, role, states. */
  heard: string;
  keys: string;
  /** The start corner, in pixels from that of `copy`. */
  top: number;
  left: number;
}

/** The size of a mark in pixels. */
const MARK = 24;

/** The parts of the drawn component in order, with their positions in `copy`. */
function partsOf(drawn: HTMLElement, copy: HTMLElement): Part[] {
  const [all, copies] = [drawn, copy].map((root) => [root, ...root.querySelectorAll('*')]) as [Element[], Element[]];
  const origin = copy.getBoundingClientRect();
  axe.teardown();
  axe.setup(drawn.ownerDocument.body);
  // A password field has no role.
  const password = [...drawn.querySelectorAll<HTMLElement>('input[type=password]')];
  const found = Object.entries({ ...getRoles(drawn.parentElement ?? drawn), password }).flatMap(([role, elements]) => {
    const [called, keys = ''] = ROLES[role] ?? [];
    if (called === undefined) return [];
    return elements.map((element) => {
      const states = Object.entries(STATES).filter(([selector]) => element.matches(selector));
      const name = axe.commons.text.accessibleText(element);
      const heard = [name, called, ...states.map(([, state]) => state)].filter(Boolean).join('، ');
      return { at: all.indexOf(element), heard, keys };
    });
  });
  axe.teardown();
  const parts: Part[] = [];
  for (const { at, ...part } of found.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at)) {
    const corner = copies[at]?.getBoundingClientRect() ?? origin;
    const [top, left] = [corner.top - origin.top, corner.right - origin.left];
    const taken = parts.filter((other) => Math.abs(other.top - top) < MARK && Math.abs(other.left - left) < MARK);
    parts.push({ ...part, top, left: left - taken.length * MARK });
  }
  return parts;
}

/** The first state of a story on this page, or the whole story, also inside a frame. */
function drawnOf(id: string): HTMLElement | null {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[id*='${id}']`)?.contentDocument;
  const root =
    document.querySelector<HTMLElement>(`[id^='story--${id}'][id$='-inner']`) ??
    frame?.querySelector<HTMLElement>('[role=dialog]') ??
    frame?.querySelector<HTMLElement>('#storybook-root');
  return root?.querySelector<HTMLElement>('section[aria-label] > :last-child') ?? root ?? null;
}

/**
 * The numbered parts of a component on a copy of its first state: what a screen reader says, and the keys. Read from
 * the accessibility tree.
 */
export function Anatomy({ id }: { id: string }) {
  const { channel } = useContext(DocsContext);
  const figure = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(() => {
    // Lazy parts appear later.
    const observer = new MutationObserver(() => look());
    const look = () => {
      const drawn = drawnOf(id);
      if (!drawn?.firstChild || !figure.current) return;
      observer.observe(drawn, { childList: true, subtree: true });
      const copy = drawn.cloneNode(true) as HTMLElement;
      for (const node of copy.querySelectorAll('[id]')) node.removeAttribute('id');
      figure.current.replaceChildren(copy);
      setParts(partsOf(drawn, copy));
    };
    look();
    channel.on(STORY_RENDERED, look);
    return () => {
      observer.disconnect();
      channel.off(STORY_RENDERED, look);
    };
  }, [channel, id]);
  return (
    <div className="sb-unstyled">
      <div className={classes.figure}>
        <div className={classes.shown}>
          <div ref={figure} inert />
          {parts.map(({ heard, top, left }, at) => (
            <Badge key={heard + top} className={classes.mark} circle style={{ top, left }}>
              {formatNumber(at + 1)}
            </Badge>
          ))}
        </div>
      </div>
      <Table
        mt="md"
        data={{
          head: ['', 'صفحه‌خوان می‌گوید', 'کلید'],
          body: parts.map(({ heard, keys }, at) => [
            formatNumber(at + 1),
            heard,
            keys && <Code key={heard}>{keys}</Code>,
          ]),
        }}
      />
    </div>
  );
}
