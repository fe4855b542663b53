import type { businessLogin, login, staffLogin } from '@wevisu/contract/accounts.ts';
import { errors } from '@wevisu/domain/errors.ts';
import { PATHS } from '@wevisu/domain/route-paths.ts';
import { COOKIES } from '@wevisu/domain/spec-words.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api.ts';
import { ApiFailure, firstFieldTexts } from '../../platform/api-failure.ts';
import { writeCookie } from '../../platform/cookies.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { isEmail } from './registration.ts';
import { type Remembered, remember } from './remembered.ts';
import type { SignInAnswer } from './use-after-sign-in.ts';

export interface SignInFormProps {
  readonly door: typeof login | typeof businessLogin | typeof staffLogin;
  /** What 'Remember me' kept; null leaves the box out. */
  readonly remembered: Remembered | null;
  readonly onSignedIn: (answer: SignInAnswer) => Promise<void>;
}

function findProblems({ email, password }: { readonly email: string; readonly password: string }) {
  return {
    ...(!isEmail(email) && { email: errors.email_invalid.message }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
}

export function SignInForm({ door, remembered, onSignedIn }: SignInFormProps) {
  const fields = useFields({ email: remembered?.email ?? '', password: '' }, findProblems);
  const [isRemembered, setRemembered] = useState(remembered?.isOn ?? false);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    // AUTH-37.
    fields.clearRefusals();
    if (!fields.check()) return;
    setPending(true);
    try {
      const { email, password } = fields.values;
      const body = { email: email.trim(), password, remember_me: isRemembered };
      const { user, token } = await call(door, { body });
      // AUTH-27, U-26: each sign-in asks for the code again.
      writeCookie(COOKIES.otpVerify, '', 0);
      if (remembered) remember(isRemembered ? email.trim() : null);
      await onSignedIn({ user, token });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      fields.refuse(firstFieldTexts(error.fields));
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      className="flex flex-col gap-5"
      noValidate
      onSubmit={(event) => void submit(event)}
      ref={fields.formRef}
    >
      <TextField
        {...fields.field('email')}
        autoComplete="username"
        inputMode="email"
        label="Email Address"
        spellCheck="false"
        type="email"
      />
      <PasswordField {...fields.field('password')} label="Password" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-14">
        {remembered && (
          <Checkbox isSelected={isRemembered} onChange={setRemembered}>
            Remember me
          </Checkbox>
        )}
        <Link className="text-link" to={PATHS.resetPassword}>
          Forgot your password?
        </Link>
      </div>
      <Button isPending={isPending} size="large" type="submit">
        Sign In
      </Button>
    </form>
  );
}
