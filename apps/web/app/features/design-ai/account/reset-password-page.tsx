import { requestAiReset } from '@wevisu/contract/design-ai.ts';
import { requestErrors } from '@wevisu/domain/errors/request.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../../platform/page-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { useSubmit } from '../../../ui/use-submit.ts';
import { EmailField } from '../../accounts/person-fields.tsx';
import { isEmail } from '../../accounts/registration.ts';
import { SignInLayout } from '../../accounts/sign-in-layout.tsx';
import { callAi } from './ai-calls.ts';

const findProblems = ({ email }: { readonly email: string }) =>
  isEmail(email) ? {} : { email: requestErrors.email_invalid.message };

/** G-45: requests the email; the reply is the same for every address. */
export default function AiResetPasswordPage() {
  const fields = useFields({ email: '' }, findProblems);
  const [answer, setAnswer] = useState<string>();
  const { isPending, onSubmit } = useSubmit(fields, async ({ email }) => {
    const body = { email: email.trim() };
    setAnswer((await callAi(requestAiReset, { body })).message);
  });
  return (
    <SignInLayout
      footer={
        <p>
          <Link className="text-link" to={PATHS.designAiLogin}>
            Back to sign in
          </Link>
        </p>
      }
      intro={<p>We send you a link to set a new password for AI 3D Design.</p>}
      title="Forgot your password?"
    >
      <PageHead isPrivate title="Reset your AI 3D Design password" />
      <form className="flex flex-col gap-5" noValidate onSubmit={onSubmit} ref={fields.formRef}>
        <EmailField field={fields.field('email')} />
        <Button isPending={isPending} size="large" type="submit">
          {answer ? 'Email the link again' : 'Email me a link'}
        </Button>
        <div aria-live="polite">{answer && <Notice kind="success">{answer}</Notice>}</div>
      </form>
    </SignInLayout>
  );
}
