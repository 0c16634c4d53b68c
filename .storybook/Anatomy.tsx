import { Badge, Code, Table } from '@mantine/core';
import { DocsContext } from '@storybook/addon-docs/blocks';
import axe from 'axe-core';
import { useContext, useEffect, useRef, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { getRoles } from 'storybook/test';
import { formatNumber } from '../src/text/format.ts';
import classes from './Anatomy.module.css';

/** What a screen reader calls the roles that carry something, and the keys that browsers and Mantine give them. */
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

/** A part of a component, as the accessibility tree has it. */
interface Part {
  /** What is heard when it is reached: name, role, states. */
  heard: string;
  keys: string;
  /** Its upper corner at the line's start, in pixels from that of `copy`. */
  top: number;
  left: number;
}

/** Pixels that the mark of a part takes. */
const MARK = 24;

/** The parts of what is drawn, in their order, with their places in `copy`. */
function partsOf(drawn: HTMLElement, copy: HTMLElement): Part[] {
  const [all, copies] = [drawn, copy].map((root) => [root, ...root.querySelectorAll('*')]) as [Element[], Element[]];
  const origin = copy.getBoundingClientRect();
  axe.teardown();
  axe.setup(drawn.ownerDocument.body);
  // A field for a password has no role.
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

/** What is drawn of the first state of a story on this page, or of the whole story; also where it has a frame of its own. */
function drawnOf(id: string): HTMLElement | null {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[id*='${id}']`)?.contentDocument;
  const root =
    document.querySelector<HTMLElement>(`[id^='story--${id}'][id$='-inner']`) ??
    frame?.querySelector<HTMLElement>('[role=dialog]') ??
    frame?.querySelector<HTMLElement>('#storybook-root');
  return root?.querySelector<HTMLElement>('section[aria-label] > :last-child') ?? root ?? null;
}

/**
 * The parts of a component by number, on a copy of what its first state has drawn: what a screen reader says of each,
 * and its keys. Read from the accessibility tree of the page.
 */
export function Anatomy({ id }: { id: string }) {
  const { channel } = useContext(DocsContext);
  const figure = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(() => {
    // Some parts of a component come later.
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
