import { useQuery } from '@tanstack/react-query';
import { verifyAiEmail } from '@wevisu/contract/design-ai.ts';
import { VERIFY_LINK_HOURS } from '@wevisu/domain/policy/policy.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { SignInLayout } from '../../accounts/sign-in-layout.tsx';
import { callAi } from './ai-calls.ts';
import { useAiSession } from './use-ai-session.ts';

/** AI-09, G-45: uses the emailed link, once, and tells the outcome. */
export default function AiVerifyPage() {
  const { code = '' } = useParams();
  const { status, refresh } = useAiSession();
  const outcome = useQuery({
    queryKey: ['verify-ai-email', code],
    queryFn: () => spendLink(code),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: typeof document !== 'undefined',
  });
  const isVerified = outcome.data === 'verified';
  // The account loaded earlier is still marked unverified.
  useEffect(() => {
    if (isVerified) void refresh();
  }, [isVerified]);

  const head = <PageHead isPrivate title="Verify your email address" />;
  if (outcome.isError) {
    return (
      <SignInLayout title="Verifying your address">
        {head}
        <ErrorState
          isRetrying={outcome.isFetching}
          onRetry={() => void outcome.refetch()}
          title="We could not check the link"
        />
      </SignInLayout>
    );
  }
  if (outcome.data === undefined) {
    return (
      <SignInLayout title="Verifying your address">
        {head}
        <LoadingNote label="Checking the link" />
        <Skeleton className="h-24" />
      </SignInLayout>
    );
  }
  const isKnown = status === 'signed-in';
  return (
    <SignInLayout
      intro={
        <p>
          {isVerified
            ? 'Thank you. Your first credits are in your AI 3D Design account.'
            : `It may have been used already, or it may be older than ${VERIFY_LINK_HOURS} hours. ${isKnown ? 'Your account says which.' : 'Sign in to request a new email.'}`}
        </p>
      }
      title={isVerified ? 'Your email address is verified' : 'This link is not valid any more'}
    >
      {head}
      <LinkButton to={isKnown ? PATHS.designAiWelcome : PATHS.designAiLogin}>
        {isKnown ? 'Continue' : 'Sign in'}
      </LinkButton>
    </SignInLayout>
  );
}

async function spendLink(code: string): Promise<'verified' | 'invalid'> {
  try {
    await callAi(verifyAiEmail, { params: { code } }, { isQuiet: true });
    return 'verified';
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 422 || error.status === 404))
      return 'invalid';
    throw error;
  }
}
