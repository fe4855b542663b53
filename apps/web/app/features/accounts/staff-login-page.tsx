import { staffLogin } from '@wevisu/contract/accounts.ts';
import { OTP } from '@wevisu/domain/policy/policy.ts';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { useSession } from '../../platform/session.tsx';
import { PasskeyButton } from '../second-factor/passkey-button.tsx';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { workTarget } from './sign-in-target.ts';
import { StaffCodeForm } from './staff-code-form.tsx';

/** G-01, U-25: the staff sign-in page, with the emailed code as its second step. */
export default function StaffLoginPage() {
  const { status, user, signIn } = useSession();
  const [params] = useSearchParams();
  const [secondStep, setSecondStep] = useState<string | null>(null);
  const isAsked = user?.type === 'Admin' && !user.otp_passed;
  if (status === 'signed-in' && !isAsked)
    return <Navigate replace to={workTarget(params.get('redirect'), user?.type)} />;
  if (secondStep !== null && !isAsked) {
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
      intro={
        isAsked ? (
          <p>
            We mail a code of six digits to {user.email}. It works for {OTP.minutes} minutes.
          </p>
        ) : (
          <p>Your password first, then a code by email.</p>
        )
      }
      title={isAsked ? 'Enter your code' : 'Staff sign-in'}
    >
      <PageHead isPrivate title="Staff sign-in" />
      {isAsked ? (
        <StaffCodeForm />
      ) : (
        <>
          <SignInForm
            door={staffLogin}
            onSecondStep={setSecondStep}
            onSignedIn={async (answer) => signIn(answer)}
            remembered={null}
          />
          <PasskeyButton door="staff" onSignedIn={async (answer) => signIn(answer)} />
        </>
      )}
    </SignInLayout>
  );
}
