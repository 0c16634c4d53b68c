import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '../Link/Link.tsx';
import { fa } from '../../../text/fa.ts';

interface BackLinkProps {
  /** The address that it leads to. */
  to: string;
  /** The words. Default «بازگشت». */
  text?: string;
}

/** The way back, with an arrow against the reading direction; its text, not its hover ground, lines up with what stands below. */
export function BackLink({ to, text = fa.common.back }: BackLinkProps) {
  return (
    <Button
      component={Link}
      to={to}
      variant="subtle"
      px="xs"
      ms="-xs"
      style={{ alignSelf: 'flex-start' }}
      leftSection={<IconArrowLeft size={20} className="mantine-rotate-rtl" aria-hidden />}
    >
      {text}
    </Button>
  );
}
