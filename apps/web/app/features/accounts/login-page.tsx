import { login } from '@wevisu/contract/accounts.ts';
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
import { PasskeyButton } from '../second-factor/passkey-button.tsx';
import { BUSINESS_LOGIN } from './guard.ts';
import { readRemembered } from './remembered.ts';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { type SignInAnswer, useAfterSignIn } from './use-after-sign-in.ts';
import { useWithRedirect } from './use-with-redirect.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await load(context, listProviders, {});
  return { remembered: readRemembered(request.headers.get('cookie')), providers: data };
}

export default function LoginPage() {
  const { remembered, providers } = useLoaderData<typeof loader>();
  const { status, user } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const afterSignIn = useAfterSignIn('sign-in');
  const withRedirect = useWithRedirect();
  /** From here on the sign-in decides where to go, not the guard below. */
  const [isLeaving, setLeaving] = useState(false);
  const [secondStep, setSecondStep] = useState<string | null>(null);

  async function leave(answer: SignInAnswer) {
    setLeaving(true);
    const path = await afterSignIn(answer, params.get('redirect'));
    if (path === null) setLeaving(false);
    else void navigate(path, { replace: true });
  }

  // AUTH-25: staff only after entering the code.
  if (!isLeaving && status === 'signed-in' && (user?.type !== 'Admin' || user.otp_passed)) {
    return <Navigate replace to={PATHS.account} />;
  }
  if (secondStep !== null) {
    return (
      <SecondStep onBack={() => setSecondStep(null)} onSignedIn={leave} secondStep={secondStep} />
    );
  }
  return (
    <SignInLayout
      footer={
        <>
          <p>
            <Link className="text-link" to={PATHS.home}>
              Continue Shopping
            </Link>
          </p>
          <p>
            Pro or vendor?{' '}
            <Link className="text-link" to={withRedirect(BUSINESS_LOGIN)}>
              Sign in to your business
            </Link>
          </p>
        </>
      }
      intro={
        <p>
          New here?{' '}
          <Link className="text-link" to={withRedirect(PATHS.register)}>
            Sign up free
          </Link>
        </p>
      }
      title="Sign in"
    >
      <PageHead isPrivate title="Sign in" />
      <SignInForm
        door={login}
        onSecondStep={setSecondStep}
        onSignedIn={leave}
        remembered={remembered}
      />
      <PasskeyButton door="homeowner" onSignedIn={leave} />
      <SocialButtons providers={providers} redirect={params.get('redirect')} />
    </SignInLayout>
  );
}
