import { Navigate } from 'react-router-dom';
import { userApi } from '../../api/user.ts';
import { AuthCard } from '../../components/auth/AuthCard/AuthCard.tsx';
import { SignupForm, type SignupValues } from '../../components/auth/SignupForm/SignupForm.tsx';
import { ENTRANCE, toast } from '../../components/feedback/toast.tsx';
import { reasonsOf } from '../../components/form/AcademyForm/useAcademyForm.ts';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { config } from '../../config.ts';
import { useMutation } from '../../data/useMutation.ts';
import { paths } from '../../paths.ts';
import { roleForPassword, type RoleDigests } from '../../session/role.ts';
import { fa } from '../../text/fa.ts';
import { useEntrance } from '../LoginPage/useEntrance.ts';

interface SignupPageProps {
  /** The digests of the staff passwords. Default: the deployment's digests (product §6). */
  digests?: RoleDigests;
}

/** The sign-up page. The password determines the role, and a success signs the user in (product §2, signup). */
export function SignupPage({ digests = config.roleDigests }: SignupPageProps) {
  const { redirect, entered, enter, state } = useEntrance();
  const { send, busy } = useMutation(userApi.register, { onDone: (answer) => enter(answer, fa.auth.signedUp) });

  async function signUp(values: SignupValues) {
    const role = await roleForPassword(values.password, digests);
    const staff = role === 'student' ? {} : { is_active: true, is_staff: true };
    const outcome = await send({ body: { ...values, role, ...staff } });
    if (outcome.status !== 'failed') return {};
    const { detail, isRefusal } = outcome.error;
    const message = isRefusal ? fa.auth.signUpFailed : fa.auth.networkFailed;
    // The toast appears after the form's messages and must not interrupt their announcement. Without a message from the
    // server, the form already announces the toast's text.
    setTimeout(() => toast('error', 'home', message, { id: ENTRANCE, speech: detail === null ? 'off' : 'polite' }));
    return reasonsOf(outcome.error, message);
  }

  if (redirect !== null) return <Navigate to={redirect} replace />;
  return (
    <AuthCard title={fa.auth.signUpTitle} other={{ text: fa.auth.toLogIn, to: paths.login, state }}>
      <PageMeta title={fa.auth.signUpTitle} />
      <SignupForm onSubmit={signUp} busy={busy || entered} />
    </AuthCard>
  );
}
