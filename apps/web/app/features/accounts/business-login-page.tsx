import { businessLogin } from '@wevisu/contract/accounts.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { useSession } from '../../platform/session.tsx';
import { PasskeyButton } from '../second-factor/passkey-button.tsx';
import { STAFF_LOGIN } from './guard.ts';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { workTarget } from './sign-in-target.ts';
import { useWithRedirect } from './use-with-redirect.ts';

/** G-01: the sign-in page of pros and vendors. */
export default function BusinessLoginPage() {
  const { status, user, applicant, signIn } = useSession();
  const [params] = useSearchParams();
  const withRedirect = useWithRedirect();
  const [secondStep, setSecondStep] = useState<string | null>(null);
  if (status === 'signed-in' && (user?.type !== 'Admin' || user.otp_passed)) {
    return <Navigate replace to={workTarget(params.get('redirect'), user?.type)} />;
  }
  if (applicant !== null) return <Navigate replace to={workTarget(null, applicant.type)} />;
  if (secondStep !== null) {
    return (
      <SecondStep
        onBack={() => setSecondStep(null)}
        onSignedIn={async (answer) => signIn(answer)}
        secondStep={secondStep}
      />
    );
  }
  return (
    <SignInLayout
      footer={
        <>
          <p>
            Shopping for your own home?{' '}
            <Link className="text-link" to={withRedirect(PATHS.login)}>
              Homeowners sign in here
            </Link>
          </p>
          <p>
            <Link className="text-link" to={STAFF_LOGIN}>
              Staff
            </Link>
          </p>
        </>
      }
      intro={<p>For pros with a showroom, and for vendors.</p>}
      title="Sign in to your business"
    >
      <PageHead isPrivate title="Business sign-in" />
      <SignInForm
        door={businessLogin}
        onSecondStep={setSecondStep}
        onSignedIn={async (answer) => signIn(answer)}
        remembered={null}
      />
      <PasskeyButton door="business" onSignedIn={async (answer) => signIn(answer)} />
    </SignInLayout>
  );
}
