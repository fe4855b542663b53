import { resendVerification } from '@wevisu/contract/accounts.ts';
import { VERIFY_LINK_HOURS } from '@wevisu/domain/policy/policy.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { writeStored } from '../../platform/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HelpDialogs } from './help-dialogs.tsx';
import { KeptCart } from './kept-cart.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

/** How often to check whether the link was opened elsewhere. */
const ASK_MS = 5_000;

/** G-07: /verifiction, the page that waits for the emailed link to be opened. */
export default function VerificationPage() {
  return (
    <SignInLayout footer={<HelpDialogs />} title="Check your email">
      <PageHead isPrivate title="Verify your email address" />
      <RequireSession loading={<Skeleton className="h-40" />}>
        <Waiting />
      </RequireSession>
    </SignInLayout>
  );
}

function Waiting() {
  const { user, refresh, signOut } = useSession();
  const [params] = useSearchParams();
  const redirect = params.get('redirect');
  const [news, setNews] = useState<string>();
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    // The link opens in a new tab, which finds the target here.
    if (redirect) writeStored(STORAGE_KEYS.redirectTo, redirect);
  }, [redirect]);

  useEffect(() => {
    const ask = () => void (document.visibilityState === 'visible' && refresh());
    const timer = setInterval(ask, ASK_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  });

  async function resend() {
    setPending(true);
    try {
      setNews((await call(resendVerification, {})).message);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setNews(undefined);
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <p className="text-muted">
        We sent a link to <span className="break-words text-ink">{user?.email}</span>. Open it to
        verify your address; this page then goes on by itself. The link works for{' '}
        {VERIFY_LINK_HOURS} hours.
      </p>
      <KeptCart />
      <div aria-live="polite">
        {news && (
          <Notice className="mt-5" kind="success">
            {news}
          </Notice>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button isPending={isPending} onPress={() => void resend()}>
          Send the email again
        </Button>
        <Button kind="quiet" onPress={() => void signOut()}>
          Use another account
        </Button>
      </div>
    </>
  );
}
