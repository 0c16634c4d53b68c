import { Code, Table } from '@mantine/core';
import { DocsContext } from '@storybook/addon-docs/blocks';
import axe from 'axe-core';
import { useContext, useEffect, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { getRoles } from 'storybook/test';
import { formatNumber } from '../src/text/format.ts';

/** For each role, its Persian name as screen readers say it, and the keys that browsers or Mantine support. */
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

interface Part {
  /** The screen-reader announcement: name, role and states. */
  announced: string;
  keys: string;
}

function partsOf(drawn: HTMLElement): Part[] {
  const order = [drawn, ...drawn.querySelectorAll('*')];
  axe.teardown();
  axe.setup(drawn.ownerDocument.body);
  // Password fields have no role, so `getRoles` does not find them.
  const password = [...drawn.querySelectorAll<HTMLElement>('input[type=password]')];
  const found = Object.entries({ ...getRoles(drawn.parentElement ?? drawn), password }).flatMap(([role, elements]) => {
    const [called, keys = ''] = ROLES[role] ?? [];
    if (called === undefined) return [];
    return elements.map((element) => {
      const states = Object.entries(STATES).filter(([selector]) => element.matches(selector));
      const name = axe.commons.text.accessibleText(element);
      const announced = [name, called, ...states.map(([, state]) => state)].filter(Boolean).join('، ');
      return { at: order.indexOf(element), announced, keys };
    });
  });
  axe.teardown();
  return found.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at);
}

/**
 * Returns the element of a story's first state, or of the whole story if it has no states. Also finds stories in
 * iframes.
 */
function drawnOf(id: string): HTMLElement | null {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[id*='${id}']`)?.contentDocument;
  const root =
    document.querySelector<HTMLElement>(`[id^='story--${id}'][id$='-inner']`) ??
    frame?.querySelector<HTMLElement>('[role=dialog]') ??
    frame?.querySelector<HTMLElement>('#storybook-root');
  return root?.querySelector<HTMLElement>('section[aria-label] > :last-child') ?? root ?? null;
}

/** Lists the parts of a component's first state in the accessibility tree, with their announcements and keys. */
export function Anatomy({ id }: { id: string }) {
  const { channel } = useContext(DocsContext);
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(() => {
    // Observes changes of the document, because lazy components render later.
    const observer = new MutationObserver(() => look());
    const look = () => {
      const drawn = drawnOf(id);
      if (!drawn?.firstChild) return;
      observer.observe(drawn, { childList: true, subtree: true });
      setParts(partsOf(drawn));
    };
    look();
    channel.on(STORY_RENDERED, look);
    return () => {
      observer.disconnect();
      channel.off(STORY_RENDERED, look);
    };
  }, [channel, id]);
  const body = parts.map(({ announced, keys }, at) => [
    formatNumber(at + 1),
    announced,
    keys && <Code key={announced}>{keys}</Code>,
  ]);
  return <Table className="sb-unstyled" data={{ head: ['', 'صفحه‌خوان می‌گوید', 'کلید'], body }} />;
}
