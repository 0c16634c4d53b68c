import { Badge, UnstyledButton } from '@mantine/core';
import { IconCategory2 } from '@tabler/icons-react';
import { Link } from '../Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { laterText } from '../../../text/later.ts';
import { browseLinks, siteLinks, type SiteLink } from '../links.ts';
import classes from './MenuLinks.module.css';

interface MenuLinksProps {
  /** How many notifications are unread. Default 0. */
  unreadCount?: number;
  /** Called when a link is followed, to close what it stands in. */
  onFollow: () => void;
  /** Opens the header's departments panel. */
  onOpenDepartments: () => void;
}

/** The site's links as a list, in the drawer and in the small screens' menu (product §2). */
export function MenuLinks({ unreadCount = 0, onFollow, onOpenDepartments }: MenuLinksProps) {
  const openDepartments = () => {
    onFollow();
    onOpenDepartments();
  };
  const item = ({ to, label, icon: Icon }: SiteLink) => (
    <li key={to}>
      <Link to={to} className={classes.link} onClick={onFollow}>
        <Icon size={22} stroke={1.8} aria-hidden />
        {label}
        {to === paths.notifications && unreadCount > 0 && (
          <Badge variant="filled" color="red" ms="auto">
            {laterText.unread(unreadCount)}
          </Badge>
        )}
      </Link>
    </li>
  );
  return (
    <nav aria-label={fa.nav.menuLabel}>
      <ul className={classes.root}>
        {browseLinks.map(item)}
        <li>
          <UnstyledButton className={classes.link} onClick={openDepartments}>
            <IconCategory2 size={22} stroke={1.8} aria-hidden />
            {fa.nav.departments}
          </UnstyledButton>
        </li>
        {siteLinks.map(item)}
      </ul>
    </nav>
  );
}
