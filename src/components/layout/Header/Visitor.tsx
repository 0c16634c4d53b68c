import { ActionIcon, Button } from '@mantine/core';
import { IconBell, IconLogout } from '@tabler/icons-react';
import { Link } from '../Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { Count } from '../Count/Count.tsx';
import { ApiImage } from '../ApiImage/ApiImage.tsx';
import type { StoredUser } from '../../../session/storedUser.ts';
import classes from './Header.module.css';

/** What the header shows of the signed-in user. */
export type HeaderUser = Pick<StoredUser, 'username' | 'profilePicture'>;

interface VisitorProps {
  /** Who is signed in; null for a visitor. */
  user: HeaderUser | null;
  /** How many notifications are unread. */
  unreadCount: number;
  /** Called when a signed-in user logs out. */
  onLogOut: () => void;
}

/** Log-in and sign-up; for who is signed in the latter logs out, with their bell and picture beside it (product §2). */
export function Visitor({ user, unreadCount, onLogOut }: VisitorProps) {
  if (!user) {
    return (
      <>
        <Button component={Link} to={paths.login} variant="subtle" size="sm" radius="xl" px="sm" visibleFrom="md">
          {fa.nav.logIn}
        </Button>
        <Button component={Link} to={paths.signup} size="sm" radius="xl" px={{ base: 'sm', sm: 'md' }} ms={4}>
          {fa.nav.signUp}
        </Button>
      </>
    );
  }
  return (
    <>
      <ActionIcon component={Link} to={paths.notifications} aria-label={fa.nav.notificationsWithCount(unreadCount)}>
        <IconBell size={24} stroke={1.8} aria-hidden />
        <Count value={unreadCount} alert />
      </ActionIcon>
      <Link to={paths.profile} aria-label={fa.nav.profileOf(user.username)} className={classes.profile}>
        <ApiImage kind="avatar" src={user.profilePicture} width={38} height={38} w={38} h={38} radius="50%" />
      </Link>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        radius="xl"
        px="sm"
        visibleFrom="md"
        leftSection={<IconLogout size={18} className="mantine-rotate-rtl" aria-hidden />}
        onClick={onLogOut}
      >
        {fa.nav.logOut}
      </Button>
    </>
  );
}
