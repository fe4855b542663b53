import { socialLogin } from '@wevisu/contract/social-login.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { progress } from '../../platform/progress.ts';
import { useSession } from '../../platform/session.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { SecondStep } from './second-step.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { takeSocialRedirect } from './social-redirect.ts';
import { type SignInAnswer, useAfterSignIn } from './use-after-sign-in.ts';

/** AUTH-38 to AUTH-42: the callback page of a provider, with a code in the URL. */
export default function SocialReturnPage() {
  const { provider = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { signOut } = useSession();
  const afterSignIn = useAfterSignIn('social');
  const hasSent = useRef(false);
  const [secondStep, setSecondStep] = useState<string | null>(null);

  async function arrive() {
    const [code, state, iss] = ['code', 'state', 'iss'].map((name) => params.get(name));
    if (!code || !state) return fail();
    const data = { code, state, ...(iss ? { iss } : {}) };
    try {
      const answer = await call(
        socialLogin,
        { params: { provider }, body: { provider, data } },
        { isQuiet: true },
      );
      const { user, token, second_step } = answer;
      if (second_step !== null) return setSecondStep(second_step);
      // AUTH-41.
      if (user === null) return signOut();
      await leave({ user, token });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      fail();
    }
  }

  async function leave(answer: SignInAnswer) {
    const path = await afterSignIn(answer, takeSocialRedirect());
    if (path !== null) await navigate(path, { replace: true });
  }

  /** AUTH-42: silently back to the sign-in page. */
  function fail() {
    progress.fail();
    void navigate(PATHS.login, { replace: true });
  }

  useEffect(() => {
    // The code works only once, even if React runs effects twice.
    if (hasSent.current) return;
    hasSent.current = true;
    void arrive();
  });

  if (secondStep !== null) {
    return (
      <SecondStep
        onBack={() => void navigate(PATHS.login, { replace: true })}
        onSignedIn={leave}
        secondStep={secondStep}
      />
    );
  }
  return (
    <SignInLayout title="Signing you in">
      <PageHead isPrivate title="Signing in" />
      <LoadingNote label="Signing you in" />
      <Skeleton className="h-24" />
    </SignInLayout>
  );
}
