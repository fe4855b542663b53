import { resetPassword } from '@wevisu/contract/accounts.ts';
import { PATHS } from '@wevisu/domain/route-paths.ts';
import { MINIMUM_PASSWORD_LENGTH } from '@wevisu/domain/spec-words.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-queue.ts';
import { useFields } from '../../ui/use-fields.ts';
import { DoorLayout } from './door-layout.tsx';
import { findPasswordProblems } from './new-password.ts';

/** G-05: /password_reset, opened by the mailed link, sets the new password. */
export default function PasswordResetPage() {
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  const navigate = useNavigate();
  const { forget } = useSession();
  const fields = useFields({ password: '', repeated: '' }, findPasswordProblems);
  const [isPending, setPending] = useState(false);
  const [isUsedUp, setUsedUp] = useState(code === '');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || !fields.check()) return;
    setPending(true);
    try {
      const body = { code, password: fields.values.password };
      const { message } = await call(resetPassword, { body });
      // Every session has ended, this browser's too.
      forget();
      showToast('success', message);
      void navigate(PATHS.login, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 'verification_code_invalid') setUsedUp(true);
      fields.refuse(joinFieldTexts(error.fields));
      setPending(false);
    }
  }

  if (isUsedUp) {
    return (
      <DoorLayout
        intro={<p>It works once, for one hour. Ask for a new one.</p>}
        title="This link is not valid any more"
      >
        <PageHead isPrivate title="Link not valid" />
        <LinkButton to={PATHS.resetPassword}>Get a new link</LinkButton>
      </DoorLayout>
    );
  }
  return (
    <DoorLayout
      intro={<p>You will be signed out everywhere and sign in with it.</p>}
      title="Set a new password"
    >
      <PageHead isPrivate title="Set a new password" />
      <form
        className="flex flex-col gap-5"
        noValidate
        onSubmit={(event) => void submit(event)}
        ref={fields.formRef}
      >
        <PasswordField
          {...fields.field('password')}
          autoComplete="new-password"
          hint={`At least ${MINIMUM_PASSWORD_LENGTH} characters.`}
          label="New password"
        />
        <PasswordField
          {...fields.field('repeated')}
          autoComplete="new-password"
          label="New password again"
        />
        <Button isPending={isPending} size="large" type="submit">
          Set the new password
        </Button>
      </form>
    </DoorLayout>
  );
}
