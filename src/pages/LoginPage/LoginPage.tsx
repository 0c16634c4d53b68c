import { Navigate } from 'react-router-dom';
import { ApiError } from '../../api/errors.ts';
import { useApi } from '../../data/swr.tsx';
import { userApi } from '../../api/user.ts';
import { AuthCard } from '../../components/auth/AuthCard/AuthCard.tsx';
import { LoginForm, type LoginValues } from '../../components/auth/LoginForm/LoginForm.tsx';
import { toast } from '../../components/feedback/toast.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';
import { useEntrance } from './useEntrance.ts';

/** Log-in (product §2, login): back to where the visitor came from, two seconds after the success. */
export function LoginPage() {
  const { client } = useApi();
  const { redirect, entered, enter, state } = useEntrance();

  async function logIn(body: LoginValues) {
    try {
      enter(await client.call(userApi.login, { body }), fa.auth.loggedIn);
    } catch (error) {
      const refused = error instanceof ApiError && error.kind === 'http';
      toast('error', 'home', refused ? fa.auth.logInFailed(error.detail) : fa.auth.networkFailed);
    }
  }

  if (redirect !== null) return <Navigate to={redirect} replace />;
  return (
    <AuthCard title={fa.auth.logInTitle} other={{ text: fa.auth.toSignUp, to: paths.signup, state }}>
      <PageMeta title={fa.auth.logInTitle} />
      <LoginForm onSubmit={logIn} busy={entered} />
    </AuthCard>
  );
}
