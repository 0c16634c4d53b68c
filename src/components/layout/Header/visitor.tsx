import { ActionIcon, Button } from '@mantine/core';
import { IconBell, IconLogout } from '@tabler/icons-react';
import * as brand from '../../../../brand/brand.ts';
import { paths } from '../../../paths.ts';
import type { StoredUser } from '../../../session/storedUser.ts';
import { fa } from '../../../text/fa.ts';
import { ApiImage } from '../ApiImage/ApiImage.tsx';
import { Link } from '../Link/Link.tsx';
import { Count } from './BasketLink.tsx';
import classes from './Header.module.css';

/** A section of the site whose link the header highlights. */
export type Section = 'courses' | 'blogs' | 'departments' | 'logIn' | 'signUp';

interface VisitorProps {
  user: Pick<StoredUser, 'username' | 'profilePicture'> | null;
  unreadCount: number;
  section: Section | undefined;
  onLogOut: () => void;
}

/**
 * The end of the header. Visitors see links to log in and sign up. Users see their notifications, their profile picture
 * and a log-out button (product §2).
 */
export function Visitor({ user, unreadCount, section, onLogOut }: VisitorProps) {
  if (!user) {
    return (
      <>
        <Button
          component={Link}
          to={paths.login}
          variant={section === 'logIn' ? 'light' : section === 'signUp' ? 'default' : 'subtle'}
          size="sm"
          radius="xl"
          px="sm"
          visibleFrom="md"
        >
          {fa.nav.logIn}
        </Button>
        <Button
          component={Link}
          to={paths.signup}
          variant={section === 'signUp' ? 'light' : section === 'logIn' ? 'default' : 'filled'}
          size="sm"
          radius="xl"
          px={{ base: 'sm', sm: 'md' }}
          ms={4}
        >
          {fa.nav.signUp}
        </Button>
      </>
    );
  }
  return (
    <>
      {brand.notifications && (
        <ActionIcon component={Link} to={paths.notifications} aria-label={fa.nav.notificationsWithCount(unreadCount)}>
          <IconBell size={24} stroke={1.8} aria-hidden />
          <Count value={unreadCount} alert />
        </ActionIcon>
      )}
      <Link to={paths.profile} aria-label={fa.nav.profileOf(user.username)} className={classes.profile}>
        <ApiImage kind="avatar" src={user.profilePicture} width={38} height={38} w={38} h={38} radius="50%" />
      </Link>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        radius="xl"
        px="sm"
        me="-sm"
        visibleFrom="md"
        leftSection={<IconLogout size={18} className="mantine-rotate-rtl" aria-hidden />}
        onClick={onLogOut}
      >
        {fa.nav.logOut}
      </Button>
    </>
  );
}
