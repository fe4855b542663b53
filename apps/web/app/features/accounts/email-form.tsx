import { changeEmail } from '@wevisu/contract/account-page.ts';
import { requestErrors } from '@wevisu/domain/errors/request.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { isEmail } from './registration.ts';

const EMPTY = { email: '', current_password: '' };

export function findEmailProblems({ email, current_password }: Readonly<typeof EMPTY>) {
  return {
    ...(!isEmail(email) && { email: requestErrors.email_invalid.message }),
    ...(current_password === '' && { current_password: 'Enter your current password.' }),
  };
}

/** The new address takes effect once the link in its email is opened. */
export function EmailForm() {
  const fields = useFields(EMPTY, findEmailProblems);
  const [answer, setAnswer] = useState<string>();
  const { isPending, onSubmit } = useSubmit(fields, async ({ email, current_password }) => {
    setAnswer(undefined);
    const body = { email: email.trim(), current_password };
    setAnswer((await call(changeEmail, { body })).message);
  });

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={onSubmit} ref={fields.formRef}>
      <TextField
        {...fields.field('email')}
        autoComplete="email"
        inputMode="email"
        label="New email address"
        spellCheck="false"
        type="email"
      />
      <PasswordField {...fields.field('current_password')} label="Current password" />
      <div>
        <Button isPending={isPending} kind="secondary" type="submit">
          Email a link to the new address
        </Button>
      </div>
      <div aria-live="polite">{answer && <Notice kind="success">{answer}</Notice>}</div>
    </form>
  );
}
