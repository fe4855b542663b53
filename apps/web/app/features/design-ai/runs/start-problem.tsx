import { DESIGN_AI_PATHS } from '@wevisu/site/design-ai-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import type { ApiFailure } from '../../../platform/api-failure.ts';
import { NO_ANSWER } from '../../../platform/with-toast.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';

const WAYS_ON: Readonly<Record<string, { readonly to: string; readonly text: string }>> = {
  credits_short: { to: DESIGN_AI_PATHS.credits, text: 'See your credits' },
  email_not_verified: { to: PATHS.designAiWelcome, text: 'Verify your address' },
  ai_designs_running: { to: DESIGN_AI_PATHS.history, text: 'See your designs' },
  ai_history_full: { to: DESIGN_AI_PATHS.history, text: 'See your designs' },
};

/** Why no designs are made, and what to do about it. */
export function StartProblem({ failure }: { readonly failure: ApiFailure | null }) {
  if (failure === null) return null;
  const onward = WAYS_ON[failure.code ?? ''];
  const [first] = Object.values(failure.fields).flat();
  return (
    <Notice
      action={
        onward && (
          <LinkButton kind="secondary" size="small" to={onward.to}>
            {onward.text}
          </LinkButton>
        )
      }
      className="mt-4"
      isUrgent
      kind="danger"
    >
      {failure.isNetworkFault ? NO_ANSWER : (first ?? (failure.text || NO_ANSWER))}
    </Notice>
  );
}
