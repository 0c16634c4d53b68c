import { Button, Stack } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from '../Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';

interface AccountControlProps {
  /** Is somebody signed in? Then it logs out. */
  signedIn: boolean;
  /** Called before it leads elsewhere, to close what it stands in. */
  onFollow: () => void;
  /** Called when a signed-in user presses it, after `onFollow`. */
  onLogOut: () => void;
}

/** Sign-up and log-in in drawer and menu; for a signed-in user the control logs out (product §2). */
export function AccountControl({ signedIn, onFollow, onLogOut }: AccountControlProps) {
  if (!signedIn) {
    return (
      <Stack gap="sm">
        <Button component={Link} to={paths.signup} fullWidth onClick={onFollow}>
          {fa.nav.signUp}
        </Button>
        <Button component={Link} to={paths.login} variant="default" fullWidth onClick={onFollow}>
          {fa.nav.logIn}
        </Button>
      </Stack>
    );
  }
  const logOut = () => {
    onFollow();
    onLogOut();
  };
  return (
    <Button
      variant="light"
      color="red"
      fullWidth
      leftSection={<IconLogout size={20} className="mantine-rotate-rtl" aria-hidden />}
      onClick={logOut}
    >
      {fa.nav.logOut}
    </Button>
  );
}
