import { Anchor, Box, Container, Group } from '@mantine/core';
import * as brand from '../../../../brand/brand.ts';
import { Link } from '../Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';

const links = [
  { to: paths.courses, label: fa.nav.courses },
  ...(brand.blog ? [{ to: paths.blogs, label: fa.nav.blogs }] : []),
  { to: paths.contact, label: fa.nav.contact },
];

/** A one-line footer for lesson pages (product §2). */
export function SlimFooter() {
  return (
    <Box
      component="footer"
      mt="xl"
      c="dimmed"
      fz="sm"
      style={{ borderBlockStart: '1px solid var(--mantine-color-default-border)' }}
    >
      <Container py="xs">
        <Group justify="space-between" gap="0 var(--mantine-spacing-md)">
          <span>{fa.brand.name}</span>
          <Group component="nav" aria-label={fa.nav.footerLabel} wrap="nowrap">
            {links.map(({ to, label }) => (
              <Anchor key={to} component={Link} to={to} size="sm" c="dimmed" miw={44} data-touch>
                {label}
              </Anchor>
            ))}
          </Group>
        </Group>
      </Container>
    </Box>
  );
}
