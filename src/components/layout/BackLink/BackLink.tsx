import { Anchor, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { paths } from '../../../paths.ts';
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

/** The way to the academy's people, on pages without a footer where one may get stuck (product §1). */
export function HelpLink() {
  return (
    <Anchor component={Link} to={paths.contact} size="sm" data-touch>
      {fa.nav.help}
    </Anchor>
  );
}
