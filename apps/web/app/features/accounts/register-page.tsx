import { listProviders } from '@wevisu/contract/social-login.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  Navigate,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { load } from '../../platform/load.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useSession } from '../../platform/session.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { ThankYouDialog } from './thank-you-dialog.tsx';
import { type SignInAnswer, useAfterSignIn } from './use-after-sign-in.ts';
import { useWithRedirect } from './use-with-redirect.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return { providers: (await load(context, listProviders, {})).data };
}

export default function RegisterPage() {
  const { providers } = useLoaderData<typeof loader>();
  const { status, forget } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const afterSignUp = useAfterSignIn('sign-up');
  const withRedirect = useWithRedirect();
  const [isSigningUp, setSigningUp] = useState(false);
  const [signedUp, setSignedUp] = useState<{ readonly email: string; readonly path: string }>();

  async function welcome(answer: SignInAnswer) {
    // REG-34: only a homeowner's account is accepted here.
    if (answer.user.type !== 'User') {
      forget();
      return;
    }
    setSigningUp(true);
    const path = await afterSignUp(answer, params.get('redirect'));
    if (path === null) setSigningUp(false);
    else setSignedUp({ email: answer.user.email, path });
  }

  // REG-39.
  if (status === 'signed-in' && !isSigningUp) return <Navigate replace to={PATHS.account} />;
  return (
    <SignInLayout
      footer={
        <p>
          <Link className="text-link" to={PATHS.home}>
            Continue Shopping
          </Link>
        </p>
      }
      intro={
        <p>
          Free for homeowners. Have an account?{' '}
          <Link className="text-link" to={withRedirect(PATHS.login)}>
            Sign in
          </Link>
        </p>
      }
      title="Sign up free"
    >
      <PageHead
        canonicalPath={PATHS.register}
        description="Sign up free to save your cart, order from your pro's showroom and track your orders."
        title="Sign up"
      />
      <RegisterForm onSignedUp={welcome} />
      <SocialButtons providers={providers} redirect={params.get('redirect')} />
      <ThankYouDialog
        email={signedUp?.email ?? ''}
        isOpen={signedUp !== undefined}
        onContinue={() => void navigate(signedUp?.path ?? PATHS.home, { replace: true })}
      />
    </SignInLayout>
  );
}
