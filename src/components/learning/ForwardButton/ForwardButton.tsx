import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../../layout/Link/Link.tsx';
import classes from './ForwardButton.module.css';

interface ForwardButtonProps {
  /** The address it leads to. */
  to: string;
  /** The course that a lesson belongs to, handed on to its page. */
  courseId?: string | undefined;
  /** Small words above the name. */
  above?: ReactNode;
  /** The name of what comes; it takes at most two lines. */
  children: string;
  /** For its place on the page. */
  className?: string | undefined;
}

/** The way on in a course, a page's one primary action: a large link with the name of what comes (product §10). */
export function ForwardButton({ to, courseId, above, children, className = '' }: ForwardButtonProps) {
  return (
    <Button
      component={Link}
      to={to}
      state={courseId === undefined ? undefined : { courseId }}
      size="lg"
      className={className}
      classNames={{ root: classes.root ?? '', label: classes.label ?? '' }}
      rightSection={<IconArrowRight size={22} className="mantine-rotate-rtl" aria-hidden />}
    >
      <span>
        {above}
        <bdi className={classes.name}>{children}</bdi>
      </span>
    </Button>
  );
}
