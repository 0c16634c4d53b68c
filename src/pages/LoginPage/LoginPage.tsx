import { Navigate } from 'react-router-dom';
import { userApi } from '../../api/user.ts';
import { AuthCard } from '../../components/auth/AuthCard/AuthCard.tsx';
import { LoginForm, type LoginValues } from '../../components/auth/LoginForm/LoginForm.tsx';
import { ENTRANCE, toast } from '../../components/feedback/toast.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { useMutation } from '../../data/useMutation.ts';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';
import { useEntrance } from './useEntrance.ts';

/** The log-in page. Two seconds after a success, it opens the page that the user came from (product §2, login). */
export function LoginPage() {
  const { redirect, entered, enter, state } = useEntrance();
  const { send, busy } = useMutation(userApi.login, { onDone: (answer) => enter(answer, fa.auth.loggedIn) });

  async function logIn(body: LoginValues): Promise<string | null> {
    const outcome = await send({ body });
    if (outcome.status !== 'failed') return null;
    const { isRefusal, detail } = outcome.error;
    const message = isRefusal ? fa.auth.logInFailed(detail) : fa.auth.networkFailed;
    // When the toast is shown, the form has just focused a field with the same message. The toast is therefore only
    // `polite`.
    setTimeout(() => toast('error', 'home', message, { id: ENTRANCE, speech: 'polite' }));
    return message;
  }

  if (redirect !== null) return <Navigate to={redirect} replace />;
  return (
    <AuthCard title={fa.auth.logInTitle} other={{ text: fa.auth.toSignUp, to: paths.signup, state }}>
      <PageMeta title={fa.auth.logInTitle} />
      <LoginForm onSubmit={logIn} busy={busy || entered} />
    </AuthCard>
  );
}
