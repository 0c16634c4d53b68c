import { Anchor, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { paths } from '../../../paths.ts';
import { Link } from '../Link/Link.tsx';
import { fa } from '../../../text/fa.ts';

interface BackLinkProps {
  /** The address that the link leads to. */
  to: string;
  /** The label. Default «بازگشت». */
  text?: string;
}

/**
 * A link back, with an arrow that points against the reading direction. The link's arrow, not its hover
 * background, aligns with the content below.
 */
export function BackLink({ to, text = fa.common.back }: BackLinkProps) {
  return (
    <Button
      component={Link}
      to={to}
      variant="subtle"
      px="xs"
      ms="-sm"
      style={{ alignSelf: 'flex-start' }}
      leftSection={<IconArrowLeft size={20} className="mantine-rotate-rtl" aria-hidden />}
    >
      {text}
    </Button>
  );
}

/** A link to the contact page, for pages without a footer (product §1). */
export function HelpLink() {
  return (
    <Anchor component={Link} to={paths.contact} size="sm" data-touch>
      {fa.nav.help}
    </Anchor>
  );
}
