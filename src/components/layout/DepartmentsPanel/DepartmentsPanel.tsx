import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { fa } from '../../../text/fa.ts';
import type { Department } from '../../../api/departments.ts';
import { DepartmentCard } from '../../department/DepartmentCard/DepartmentCard.tsx';
import { Loading } from '../../feedback/Notice/Notice.tsx';
import classes from './DepartmentsPanel.module.css';
import { DEPARTMENTS_PANEL_ID } from '../Header/Header.tsx';

// When the mobile menu closes, Mantine returns the focus to the menu button after 10 ms. The panel waits longer, so
// that it can remember this button and return the focus to it on Escape.
const MENU_DELAY = 20;

interface DepartmentsPanelProps {
  /** The departments. Undefined while loading or after a failure. */
  departments?: readonly Department[] | undefined;
  /** The number of courses by department name. Undefined if the courses have not loaded. */
  counts?: ReadonlyMap<string, number> | undefined;
  /** Loads the departments again. Defined only after a failure. */
  onRetry?: (() => void) | undefined;
  /** The button that toggles the panel in a wide header. */
  toggle: RefObject<HTMLElement | null>;
  /** Called on Escape, on a click outside the panel, when the page takes the focus, and when a department is chosen. */
  onClose: () => void;
}

/**
 * The departments panel below the header. It is mounted only while it is open (product §2). It is 125 px high and
 * marks the current department. The panel takes the focus when it opens. On Escape, the focus returns to where
 * it was before.
 */
export function DepartmentsPanel({ departments, counts, onRetry, toggle, onClose }: DepartmentsPanelProps) {
  const root = useClickOutside<HTMLElement>((event) => {
    // Clicks on the toggle are ignored, because the toggle itself closes the panel. If the panel closed here first, the
    // toggle would open it again.
    if (!(event.target instanceof Node && toggle.current?.contains(event.target))) onClose();
  });
  // The element that had the focus before the panel opened. It need not be the toggle, because the mobile menu can open
  // the panel, too.
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      before.current ??= document.activeElement;
      root.current?.focus({ preventScroll: true });
    }, MENU_DELAY);
    return () => clearTimeout(timer);
  }, [root]);

  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || (event.target instanceof Element && event.target.closest('[role=dialog]'))) return;
    onClose();
    if (before.current instanceof HTMLElement) before.current.focus();
  });
  // The panel would cover a focused element of the page. It does not cover the header and the dialogs.
  useWindowEvent('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('main, footer')) onClose();
  });
  return (
    <section
      ref={root}
      id={DEPARTMENTS_PANEL_ID}
      tabIndex={-1}
      aria-label={fa.nav.departmentsPanel}
      className={classes.root}
    >
      <div className={classes.list}>{content({ departments, counts, onRetry, onClose })}</div>
    </section>
  );
}

function content({ departments, counts, onRetry, onClose }: Omit<DepartmentsPanelProps, 'toggle'>): ReactNode {
  if (!departments && onRetry) {
    return (
      <Group justify="center" mih={100} p="md">
        <Text>{fa.departments.listFailed}</Text>
        <Button variant="light" size="sm" onClick={onRetry}>
          {fa.common.retry}
        </Button>
      </Group>
    );
  }
  if (!departments) {
    return (
      <div className={classes.row}>
        <Loading />
        {Array.from({ length: 6 }, (_, i) => (
          <Skeleton key={i} h={46} radius="md" />
        ))}
      </div>
    );
  }
  if (departments.length === 0) {
    return (
      <Group justify="center" mih={100} p="md" c="dimmed">
        {fa.departments.empty}
      </Group>
    );
  }
  return (
    <ul className={classes.row}>
      {departments.map((department) => (
        <li key={department.id}>
          <DepartmentCard department={department} count={counts?.get(department.name)} compact onOpen={onClose} />
        </li>
      ))}
    </ul>
  );
}
