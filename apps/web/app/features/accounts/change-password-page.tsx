import { changePassword } from '@wevisu/contract/accounts.ts';
import { MINIMUM_PASSWORD_LENGTH } from '@wevisu/domain/people/password.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Link, useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { joinFieldTexts } from '../../platform/api-failure.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { findPasswordProblems, type NewPassword } from './new-password.ts';
import { SignInLayout } from './sign-in-layout.tsx';

/** G-06. */
export default function ChangePasswordPage() {
  return (
    <SignInLayout
      footer={
        <p>
          <Link className="text-link" to={PATHS.account}>
            Back to your account
          </Link>
        </p>
      }
      intro={<p>Changing it signs out your other devices.</p>}
      title="Change your password"
    >
      <PageHead isPrivate title="Change your password" />
      <RequireSession loading={<Skeleton className="h-72" />}>
        <ChangeForm />
      </RequireSession>
    </SignInLayout>
  );
}

function findProblems(values: NewPassword & { readonly current_password: string }) {
  return {
    ...(values.current_password === '' && { current_password: 'Enter your current password.' }),
    ...findPasswordProblems(values),
  };
}

function ChangeForm() {
  const navigate = useNavigate();
  const fields = useFields({ current_password: '', password: '', repeated: '' }, findProblems);
  const { isPending, onSubmit } = useSubmit(
    fields,
    async ({ current_password, password }) => {
      const { message } = await call(changePassword, { body: { current_password, password } });
      showToast('success', message);
      await navigate(PATHS.account);
    },
    (failure) => {
      const texts = joinFieldTexts(failure.fields);
      // The server's message is the sign-in one, which also mentions the address.
      return texts.current_password
        ? { ...texts, current_password: 'This is not your current password.' }
        : texts;
    },
  );

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={onSubmit} ref={fields.formRef}>
      <PasswordField {...fields.field('current_password')} label="Current password" />
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
        Change password
      </Button>
    </form>
  );
}
