import { useQuery } from '@tanstack/react-query';
import { checkAiResetLink, resetAiPassword } from '@wevisu/contract/design-ai.ts';
import { MINIMUM_PASSWORD_LENGTH } from '@wevisu/domain/people/password.ts';
import { RESET_LINK_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { DESIGN_AI_PATHS } from '@wevisu/site/design-ai-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiFailure, joinFieldTexts } from '../../../platform/api-failure.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { showToast } from '../../../platform/toast-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { useSubmit } from '../../../ui/use-submit.ts';
import { findPasswordProblems } from '../../accounts/new-password.ts';
import { SignInLayout } from '../../accounts/sign-in-layout.tsx';
import { callAi } from './ai-calls.ts';
import { useAiSession } from './use-ai-session.ts';

/** G-45: opened by the emailed link, sets the new password. */
export default function AiPasswordResetPage() {
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  const navigate = useNavigate();
  const { forget } = useAiSession();
  const fields = useFields({ password: '', repeated: '' }, findPasswordProblems);
  const [isUsedUp, setUsedUp] = useState(code === '');
  const { isPending, onSubmit } = useSubmit(
    fields,
    async ({ password }) => {
      const { message } = await callAi(resetAiPassword, { body: { code, password } });
      // Every session has ended, including this browser's.
      forget();
      showToast('success', message);
      await navigate(PATHS.designAiLogin, { replace: true });
    },
    (failure) => {
      if (failure.code === 'verification_code_invalid') setUsedUp(true);
      return joinFieldTexts(failure.fields);
    },
  );
  const link = useQuery({
    queryKey: ['ai-reset-link', code],
    queryFn: () => isLinkValid(code),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: code !== '' && typeof document !== 'undefined',
  });

  if (isUsedUp || link.data === false) {
    return (
      <SignInLayout
        intro={<p>It works only once, within {RESET_LINK_MINUTES} minutes. Request a new one.</p>}
        title="This link is not valid any more"
      >
        <PageHead isPrivate title="Link not valid" />
        <LinkButton to={DESIGN_AI_PATHS.resetPassword}>Get a new link</LinkButton>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout
      intro={<p>This signs you out of AI 3D Design everywhere. Then sign in with the new one.</p>}
      title="Set a new password"
    >
      <PageHead isPrivate title="Set a new AI 3D Design password" />
      <form className="flex flex-col gap-5" noValidate onSubmit={onSubmit} ref={fields.formRef}>
        <PasswordField
          {...fields.field('password')}
          autoComplete="new-password"
          hint={`At least ${MINIMUM_PASSWORD_LENGTH} characters.`}
          label="New password"
        />
        <PasswordField
          {...fields.field('repeated')}
          autoComplete="new-password"
          label="Confirm new password"
        />
        <Button isPending={isPending} size="large" type="submit">
          Set new password
        </Button>
      </form>
    </SignInLayout>
  );
}

/** If it can't be checked now, setting the password tells. */
async function isLinkValid(code: string): Promise<boolean> {
  try {
    await callAi(checkAiResetLink, { body: { code } }, { isQuiet: true });
    return true;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'verification_code_invalid') return false;
    if (error instanceof ApiFailure && error.fields.code) return false;
    throw error;
  }
}
