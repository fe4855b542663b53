import type { AiUser } from '@wevisu/contract/design-ai.ts';
import { resendAiVerification } from '@wevisu/contract/design-ai.ts';
import { DESIGN_CREDITS, WELCOME_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import { VERIFY_LINK_HOURS } from '@wevisu/domain/policy/policy.ts';
import { DESIGN_AI_PATHS } from '@wevisu/site/design-ai-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callAi } from './ai-calls.ts';
import { AiPage } from './ai-page.tsx';
import { useAiSession } from './use-ai-session.ts';

/** How often to check whether the link was opened elsewhere. */
const ASK_MS = 5_000;

/** AI-02, G-45: what a new account sees first, and where everybody comes in. */
export default function AiWelcomePage() {
  return (
    <AiPage title="Welcome">
      {(user) =>
        user.email_verified_at === null ? <Waiting user={user} /> : <Welcome user={user} />
      }
    </AiPage>
  );
}

/** As the shop's page that waits for its emailed link. */
function Waiting({ user }: { readonly user: AiUser }) {
  const { refresh } = useAiSession();
  const [news, setNews] = useState<string>();
  const [isPending, setPending] = useState(false);

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
      setNews((await callAi(resendAiVerification, {})).message);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setNews(undefined);
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="max-w-form">
      <h1 className="text-36">Check your email</h1>
      <p className="mt-3 text-muted">
        We sent a link to <span className="break-words text-ink">{user.email}</span>. Open it, and
        we add {WELCOME_CREDITS} credits to your account. This page then goes on by itself. The link
        works for {VERIFY_LINK_HOURS} hours.
      </p>
      <div aria-live="polite">
        {news && (
          <Notice className="mt-5" kind="success">
            {news}
          </Notice>
        )}
      </div>
      <Button className="mt-8" isPending={isPending} onPress={() => void resend()}>
        Send the email again
      </Button>
    </div>
  );
}

function Welcome({ user }: { readonly user: AiUser }) {
  return (
    <div className="max-w-prose">
      <h1 className="text-36">Welcome to AI 3D Design</h1>
      <p className="mt-3 text-18 text-muted">
        {user.full_name}, you have <strong className="figures text-ink">{user.credits}</strong>{' '}
        {user.credits === 1 ? 'credit' : 'credits'}. A design run takes {DESIGN_CREDITS}: they are
        held when it begins, used once your designs are there, and returned if anything fails.
        Credits do not expire.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={PATHS.designAi}>Design a room</LinkButton>
        <LinkButton kind="secondary" to={DESIGN_AI_PATHS.history}>
          Your designs
        </LinkButton>
        <LinkButton kind="secondary" to={DESIGN_AI_PATHS.credits}>
          See your credits
        </LinkButton>
      </div>
    </div>
  );
}
