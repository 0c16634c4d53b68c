import { Anchor, Group } from '@mantine/core';
import { Link } from '../Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import classes from './SlimFooter.module.css';

const links = [
  { to: paths.courses, label: fa.nav.courses },
  { to: paths.blogs, label: fa.nav.blogs },
  { to: paths.contact, label: fa.nav.contact },
];

/** The foot of a page that one studies on: one quiet line instead of the whole footer (product §2). */
export function SlimFooter() {
  return (
    <footer className={classes.root}>
      <div className={classes.line}>
        <span>{fa.brand.name}</span>
        <Group component="nav" aria-label={fa.nav.footerLabel} wrap="nowrap">
          {links.map(({ to, label }) => (
            <Anchor key={to} component={Link} to={to} size="sm" c="dimmed" miw={44} data-touch>
              {label}
            </Anchor>
          ))}
        </Group>
      </div>
    </footer>
  );
}
