import { requestErrors } from '@wevisu/domain/errors/request.ts';
import { DESIGN_AI_PATHS } from '@wevisu/site/design-ai-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { ApiFailure, firstFieldTexts } from '../../../platform/api-failure.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { useSession } from '../../../platform/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { useSubmit } from '../../../ui/use-submit.ts';
import { isEmail } from '../../accounts/registration.ts';
import { SignInLayout } from '../../accounts/sign-in-layout.tsx';
import { sendAiForm } from './ai-calls.ts';
import { aiTarget } from './ai-redirect.ts';
import { useAiSession } from './use-ai-session.ts';

/** AI-02: signing in to AI 3D design. */
export default function AiLoginPage() {
  const { status } = useAiSession();
  const [params] = useSearchParams();
  const redirect = params.get('redirect');
  if (status === 'signed-in') return <Navigate replace to={aiTarget(redirect)} />;
  const query = redirect === null ? '' : `?redirect=${encodeURIComponent(redirect)}`;
  return (
    <SignInLayout
      footer={
        <p>
          It is an account of its own: your shop account has another password.{' '}
          <Link className="text-link" to={PATHS.designAi}>
            What is AI 3D Design?
          </Link>
        </p>
      }
      intro={
        <p>
          New here?{' '}
          <Link className="text-link" to={PATHS.designAiSignUp + query}>
            Sign up
          </Link>
        </p>
      }
      title="Sign in to AI 3D Design"
    >
      <PageHead isPrivate title="Sign in to AI 3D Design" />
      <LoginForm />
      <ConnectedButton />
    </SignInLayout>
  );
}

function LoginForm() {
  const { signIn } = useAiSession();
  const fields = useFields({ email: '', password: '' }, ({ email, password }) => ({
    ...(!isEmail(email) && { email: requestErrors.email_invalid.message }),
    ...(password === '' && { password: 'Enter your password.' }),
  }));
  const { isPending, onSubmit } = useSubmit(
    fields,
    async ({ email, password }) =>
      signIn(await sendAiForm({ action: 'login', email: email.trim(), password })),
    (failure) => firstFieldTexts(failure.fields),
  );
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={onSubmit} ref={fields.formRef}>
      <TextField
        {...fields.field('email')}
        autoComplete="username"
        inputMode="email"
        label="Email Address"
        spellCheck="false"
        type="email"
      />
      <PasswordField {...fields.field('password')} label="Password" />
      <p className="text-14">
        <Link className="text-link" to={DESIGN_AI_PATHS.resetPassword}>
          Forgot your password?
        </Link>
      </p>
      <Button isPending={isPending} size="large" type="submit">
        Sign In
      </Button>
    </form>
  );
}

/** For whoever is signed in to the shop; it says so if no AI account is connected. */
function ConnectedButton() {
  const { user } = useSession();
  const { signIn } = useAiSession();
  const [isPending, setPending] = useState(false);
  if (user === null) return null;

  async function enter() {
    setPending(true);
    try {
      signIn(await sendAiForm({ action: 'connected' }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="mt-8 border-line border-t pt-6">
      <p className="mb-4 text-14 text-muted">
        You are signed in to the shop as <span className="break-words text-ink">{user.email}</span>.
        If you have connected the two accounts, you need no second password.
      </p>
      <Button isPending={isPending} kind="secondary" onPress={() => void enter()}>
        Continue with my shop account
      </Button>
    </div>
  );
}
