import { ActionIcon, Group, Title, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { directionOf } from '../../../lib/text.ts';
import type { StoredUser } from '../../../session/storedUser.ts';
import { fa } from '../../../text/fa.ts';
import { formatPhone } from '../../../text/format.ts';
import { UserPicture } from '../UserPicture/UserPicture.tsx';
import classes from './ProfileDetails.module.css';

interface ProfileDetailsProps {
  user: Pick<StoredUser, 'username' | 'email' | 'phone_number' | 'bio' | 'profilePicture'>;
  onEdit: () => void;
  /** Whether to focus the edit button, because the form has just closed. Default false. */
  returned?: boolean;
}

/**
 * The user's picture and name with an edit button, and the rest of the profile as a table. Missing values are shown as
 * «ثبت نشده» (product §2, profile).
 */
export function ProfileDetails({ user, onEdit, returned = false }: ProfileDetailsProps) {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) edit.current?.focus();
  }, [returned]);

  const rows = [
    { label: fa.profile.email, value: user.email, dir: 'ltr' },
    { label: fa.profile.phone, value: user.phone_number && formatPhone(user.phone_number), dir: 'ltr' },
    { label: fa.profile.bio, value: user.bio, dir: directionOf(user.bio ?? '') },
  ];
  return (
    <div className={classes.root}>
      <Group gap="sm" mb="xs">
        <UserPicture src={user.profilePicture} size={64} />
        <Title order={2} size="h4" className={classes.name}>
          <VisuallyHidden>{fa.profile.username}: </VisuallyHidden>
          <bdi dir="ltr">{user.username}</bdi>
        </Title>
        <ActionIcon ref={edit} variant="light" onClick={onEdit} aria-label={fa.common.edit} title={fa.common.edit}>
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
      </Group>
      {/* Mantine's `Table` is not used, because it would also load the code of a scroll area. */}
      <table className={classes.table}>
        <tbody>
          {rows.map(({ label, value, dir }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-lines data-missing={!value || undefined}>
                {value ? <bdi dir={dir}>{value}</bdi> : fa.profile.notRegistered}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
