import { useQuery } from '@tanstack/react-query';
import { verifyEmail } from '@wevisu/contract/accounts.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useSession } from '../../platform/session.tsx';
import { showToast } from '../../platform/toast-queue.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { pathAfterLink } from './guard.ts';
import { SignInLayout } from './sign-in-layout.tsx';

const LINK_ENDED = 'This link is not valid any more.';

/** G-07: /verify/:hash uses the emailed link, once, and redirects to the page with the outcome. */
export default function VerifyLinkPage() {
  const { hash = '' } = useParams();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { status, user } = useSession();
  const outcome = useQuery({
    queryKey: ['verify-email', hash],
    queryFn: () => spendLink(hash),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: typeof document !== 'undefined',
  });

  const isSessionKnown = status === 'guest' || status === 'signed-in';
  const next =
    outcome.data && isSessionKnown
      ? pathAfterLink(outcome.data, user, params.get('redirect'))
      : null;
  useEffect(() => {
    if (next === null) return;
    // A verified user goes on to another page, which does not speak of links.
    if (outcome.data === 'invalid' && !next.startsWith(PATHS.accountVerify)) {
      showToast('info', `${LINK_ENDED} Your email address is verified already.`);
    }
    void navigate(next, { replace: true });
  }, [next, navigate]);

  return (
    <SignInLayout title="Verifying your address">
      <PageHead isPrivate title="Verify your email address" />
      {outcome.isError ? (
        <ErrorState
          isRetrying={outcome.isFetching}
          onRetry={() => void outcome.refetch()}
          title="We could not check the link"
        />
      ) : (
        <>
          <LoadingNote label="Checking the link" />
          <Skeleton className="h-24" />
        </>
      )}
    </SignInLayout>
  );
}

async function spendLink(code: string): Promise<'verified' | 'invalid'> {
  try {
    await call(verifyEmail, { params: { code } }, { isQuiet: true });
    return 'verified';
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 422 || error.status === 404))
      return 'invalid';
    throw error;
  }
}
