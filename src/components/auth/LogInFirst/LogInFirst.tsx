import { Button } from '@mantine/core';
import { Link } from '../../layout/Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';

interface LogInFirstProps {
  /** A sentence that says why the user must log in. */
  text: string;
  /** A sentence about the content. Default: none. */
  note?: string;
  /** The address to return to after the log-in. */
  from: string;
}

/** Replaces content that only signed-in users may see (product §6). */
export function LogInFirst({ text, note = '', from }: LogInFirstProps) {
  return (
    <EmptyState
      text={`${text} ${note}`.trim()}
      action={
        <>
          <Button component={Link} to={paths.login} state={{ from }}>
            {fa.auth.logIn}
          </Button>
          <Button component={Link} to={paths.signup} variant="default">
            {fa.auth.signUp}
          </Button>
        </>
      }
    />
  );
}
