import { Box, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../api/errors.ts';
import type { ProfileChange } from '../../api/user.ts';
import { FailedLine } from '../../components/feedback/FailedState/FailedState.tsx';
import { lazyPart } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { reasonsOf } from '../../components/form/AcademyForm/useAcademyForm.ts';
import { ProfileDetails } from '../../components/profile/ProfileDetails/ProfileDetails.tsx';
import { useDraft } from '../../data/useDraft.ts';
import { useUpdateProfile } from '../../data/user.ts';
import { isObject } from '../../lib/keys.ts';
import { paths } from '../../paths.ts';
import type { StoredUser } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import { snackbar, useFreshProfile } from './useFreshProfile.ts';

const ProfileForm = lazyPart(
  async () => (await import('../../components/profile/ProfileForm/ProfileForm.tsx')).ProfileForm,
  { loading: () => <Skeleton height={360} radius="lg" /> },
);

const OWN_MESSAGES: Partial<Record<number, string>> = {
  404: fa.profile.addressInvalid,
  413: fa.forms.uploadTooLarge,
};

/** The profile as a table, or as a form while the user edits it (product §4, profile screen). */
export function ProfileSection({ user }: { user: StoredUser }) {
  const draft = useDraft('profile', paths.profile);
  const { send, uploaded, cancel } = useUpdateProfile(user, {
    onDone: (_, { form }) => draft.forget(({ bio }) => bio === form.bio),
  });
  const { failed, busy, retry } = useFreshProfile(user.id);
  // The reminder of text that was typed offline leads here.
  const { state } = useLocation();
  const isReminded = isObject(state) && state['unsent'] === true && draft.kept !== null;
  const [view, setView] = useState<'table' | 'form' | 'tableAgain'>(isReminded ? 'form' : 'table');

  async function save(form: ProfileChange) {
    if (Object.keys(form).length > 0) {
      const outcome = await send({ params: { role: user.role }, form });
      if (outcome.status === 'ignored') return {};
      if (outcome.status === 'failed') {
        const own = OWN_MESSAGES[outcome.error.status];
        const message = own ?? messageOf(outcome.error, fa.profile.saveFailed);
        snackbar('error', message, 'off');
        return own === undefined ? reasonsOf(outcome.error, message) : { detail: own };
      }
    }
    draft.drop();
    setView('tableAgain');
    snackbar('success', fa.profile.saved);
    return {};
  }

  if (view === 'form') {
    return (
      <ProfileForm
        initial={{ username: user.username, email: user.email, bio: user.bio ?? '' }}
        draft={draft.kept?.['bio']}
        picture={user.profilePicture}
        onSubmit={save}
        onTyped={draft.save}
        uploaded={uploaded}
        onCancelUpload={cancel}
        onCancel={() => {
          draft.drop();
          setView('tableAgain');
        }}
        onRefusePicture={(message) => snackbar('error', message)}
      />
    );
  }
  return (
    <>
      <ProfileDetails user={user} onEdit={() => setView('form')} returned={view === 'tableAgain'} />
      {failed && (
        <Box mt="md">
          <FailedLine message={fa.profile.loadFailed} onRetry={retry} busy={busy} />
        </Box>
      )}
    </>
  );
}
