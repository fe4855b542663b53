import { VERIFY_LINK_HOURS } from '@wevisu/domain/policy/policy.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { safePath } from '../../platform/safe-path.ts';
import { useSession } from '../../platform/session.tsx';
import { useStored } from '../../platform/use-stored.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

/** G-07: /account_verify, the outcome of the emailed link. */
export default function AccountVerifyPage() {
  const [params] = useSearchParams();
  return params.get('outcome') === 'verified' ? <Verified /> : <Invalid />;
}

function Verified() {
  const { status, refresh } = useSession();
  const next = safePath(useStored(STORAGE_KEYS.redirectTo) ?? PATHS.home);
  // The account loaded earlier is still marked unverified.
  useEffect(() => void refresh(), []);
  return (
    <SignInLayout
      intro={<p>Thank you. We will email you updates about your orders.</p>}
      title="Your email address is verified"
    >
      <PageHead isPrivate title="Address verified" />
      {status === 'guest' ? (
        <LinkButton to={PATHS.login}>Sign in</LinkButton>
      ) : (
        <LinkButton to={next}>
          {next === PATHS.checkout ? 'Continue to checkout' : 'Continue'}
        </LinkButton>
      )}
    </SignInLayout>
  );
}

function Invalid() {
  const { status } = useSession();
  return (
    <SignInLayout
      intro={
        <p>
          It may have been used already, or it may be older than {VERIFY_LINK_HOURS} hours.{' '}
          {status === 'signed-in' ? 'Request a new email.' : 'Sign in to request a new email.'}
        </p>
      }
      title="This link is not valid any more"
    >
      <PageHead isPrivate title="Link not valid" />
      <LinkButton to={status === 'signed-in' ? PATHS.verification : PATHS.login}>
        {status === 'signed-in' ? 'Get a new email' : 'Sign in'}
      </LinkButton>
    </SignInLayout>
  );
}
