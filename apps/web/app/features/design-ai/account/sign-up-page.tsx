import { accessErrors } from '@wevisu/domain/errors/access.ts';
import { requestErrors } from '@wevisu/domain/errors/request.ts';
import { findNameProblem } from '@wevisu/domain/people/full-name.ts';
import { MINIMUM_PASSWORD_LENGTH } from '@wevisu/domain/people/password.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PageHead } from '../../../platform/page-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { useSubmit } from '../../../ui/use-submit.ts';
import { AgreeField } from '../../accounts/agree-field.tsx';
import { LegalDialog } from '../../accounts/legal-dialog.tsx';
import { EmailField, NameField, NewPasswordField } from '../../accounts/person-fields.tsx';
import { isEmail } from '../../accounts/registration.ts';
import { SignInLayout } from '../../accounts/sign-in-layout.tsx';
import type { LegalName } from '../../accounts/terms-text.ts';
import { sendAiForm } from './ai-calls.ts';
import { aiTarget } from './ai-redirect.ts';
import { useAiSession } from './use-ai-session.ts';

const EMPTY = { full_name: '', email: '', password: '', agree: '' };

function findProblems({ full_name, email, password, agree }: typeof EMPTY) {
  const name = findNameProblem(full_name);
  return {
    ...(name !== null && { full_name: accessErrors[name].message }),
    ...(!isEmail(email) && { email: requestErrors.email_invalid.message }),
    ...(password.length < MINIMUM_PASSWORD_LENGTH && {
      password: accessErrors.password_too_short.message,
    }),
    ...(agree === '' && { agree: accessErrors.terms_not_accepted.message }),
  };
}

/** AI-02: /design-ai/singup, spelled as in the spec. */
export default function AiSignUpPage() {
  const { status, signIn } = useAiSession();
  const [params] = useSearchParams();
  const [legal, setLegal] = useState<LegalName | null>(null);
  const fields = useFields(EMPTY, findProblems);
  const { isPending, onSubmit } = useSubmit(fields, async ({ full_name, email, password }) =>
    signIn(
      await sendAiForm({
        ...{ action: 'register', full_name: full_name.trim(), email: email.trim() },
        ...{ password, agree: true },
      }),
    ),
  );
  const redirect = params.get('redirect');
  const query = redirect === null ? '' : `?redirect=${encodeURIComponent(redirect)}`;
  // First the address is verified, whatever page wanted the account.
  if (status === 'signed-in')
    return <Navigate replace to={redirect === null ? PATHS.designAiWelcome : aiTarget(redirect)} />;
  return (
    <SignInLayout
      footer={
        <p>It is an account of its own, beside your shop account. You can connect the two later.</p>
      }
      intro={
        <p>
          Your first credits come with it. Have an account?{' '}
          <Link className="text-link" to={PATHS.designAiLogin + query}>
            Sign in
          </Link>
        </p>
      }
      title="Sign up for AI 3D Design"
    >
      <PageHead isPrivate title="Sign up for AI 3D Design" />
      <form noValidate onSubmit={onSubmit} ref={fields.formRef}>
        <div className="grid gap-5 sm:grid-cols-6">
          <NameField field={fields.field('full_name')} />
          <EmailField field={fields.field('email')} />
          <NewPasswordField field={fields.field('password')} />
          <AgreeField field={fields.field('agree')} onLegal={setLegal} />
        </div>
        <Button className="mt-6 w-full" isPending={isPending} size="large" type="submit">
          Sign up
        </Button>
      </form>
      <LegalDialog
        name={legal}
        onAccept={() => {
          fields.set({ agree: 'yes' });
          setLegal(null);
        }}
        onClose={() => setLegal(null)}
      />
    </SignInLayout>
  );
}
