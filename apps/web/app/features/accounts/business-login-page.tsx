import { businessLogin } from '@wevisu/contract/accounts.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { useSession } from '../../platform/session.tsx';
import { STAFF_LOGIN } from './guard.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { businessTarget } from './sign-in-target.ts';
import { useWithRedirect } from './use-with-redirect.ts';

/** G-01: the sign-in page of pros and vendors. */
export default function BusinessLoginPage() {
  const { status, user, signIn } = useSession();
  const [params] = useSearchParams();
  const withRedirect = useWithRedirect();
  if (status === 'signed-in' && (user?.type !== 'Admin' || user.otp_passed)) {
    return <Navigate replace to={businessTarget(params.get('redirect'))} />;
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
        onSignedIn={async (answer) => signIn(answer)}
        remembered={null}
      />
    </SignInLayout>
  );
}
