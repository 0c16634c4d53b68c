import { Button, Table } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { directionOf } from '../../../lib/text.ts';
import type { StoredUser } from '../../../session/storedUser.ts';
import { fa } from '../../../text/fa.ts';
import { formatPhone } from '../../../text/format.ts';
import '../../../theme/content.css';

interface ProfileDetailsProps {
  user: Pick<StoredUser, 'username' | 'email' | 'phone_number' | 'bio'>;
  onEdit: () => void;
  /** Whether to focus the edit button, because the form has just closed. Default false. */
  returned?: boolean;
}

/** The profile as a table with an edit button. Missing values are shown as «ثبت نشده» (product §2, profile). */
export function ProfileDetails({ user, onEdit, returned = false }: ProfileDetailsProps) {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) edit.current?.focus();
  }, [returned]);

  const rows = [
    { label: fa.profile.username, value: user.username, dir: 'ltr' },
    { label: fa.profile.email, value: user.email, dir: 'ltr' },
    { label: fa.profile.phone, value: user.phone_number && formatPhone(user.phone_number), dir: 'ltr' },
    { label: fa.profile.bio, value: user.bio, dir: directionOf(user.bio ?? '') },
  ];
  return (
    <div>
      <Table verticalSpacing="sm">
        <Table.Tbody>
          {rows.map(({ label, value, dir }) => (
            // Rows can wrap, so that with large text the value moves below its label.
            <Table.Tr key={label} display="flex" style={{ flexWrap: 'wrap' }}>
              <Table.Th scope="row" flex="0 0 6.5rem" px={0} fw={400} c="dimmed">
                {label}
              </Table.Th>
              <Table.Td flex="1 1 10em" miw={0} px={0} fz="sm" {...(!value && { c: 'dimmed' })} data-lines>
                {value ? <bdi dir={dir}>{value}</bdi> : fa.profile.notRegistered}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Button ref={edit} mt="lg" variant="light" leftSection={<IconPencil size={20} aria-hidden />} onClick={onEdit}>
        {fa.common.edit}
      </Button>
    </div>
  );
}
