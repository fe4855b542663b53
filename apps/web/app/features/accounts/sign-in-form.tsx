import {
  type businessLogin,
  type login,
  rememberedLogin,
  type staffLogin,
} from '@wevisu/contract/accounts.ts';
import { requestErrors } from '@wevisu/domain/errors/request.ts';
import { COOKIES } from '@wevisu/site/cookies.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api.ts';
import { firstFieldTexts } from '../../platform/api-failure.ts';
import { writeCookie } from '../../platform/cookies.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { isEmail } from './registration.ts';
import { type Remembered, remember } from './remembered.ts';
import type { SignInAnswer } from './use-after-sign-in.ts';

export interface SignInFormProps {
  readonly door: typeof login | typeof businessLogin | typeof staffLogin;
  /** What 'Remember me' stored; null hides the checkbox. */
  readonly remembered: Remembered | null;
  readonly onSignedIn: (answer: SignInAnswer) => Promise<void>;
  /** The account has a second factor: `secondStep` is what the next step is made with. */
  readonly onSecondStep: (secondStep: string) => void;
}

export function SignInForm({ door, remembered, onSignedIn, onSecondStep }: SignInFormProps) {
  const [isDeviceKnown, setDeviceKnown] = useState(remembered?.isDeviceKnown ?? false);
  const fields = useFields(
    { email: remembered?.email ?? '', password: '' },
    ({ email, password }) => ({
      ...(!isEmail(email) && { email: requestErrors.email_invalid.message }),
      ...(password === '' && !mayLeaveOut(email) && { password: 'Enter your password.' }),
    }),
  );
  const [isRemembered, setRemembered] = useState(remembered?.isOn ?? false);

  /** U-01: this device's token stands in for the password of that one address. */
  function mayLeaveOut(email: string): boolean {
    return isDeviceKnown && email.trim() === remembered?.email;
  }

  function send(email: string, password: string) {
    if (password === '') return call(rememberedLogin, {}, { isQuiet: true });
    return call(door, { body: { email: email.trim(), password, remember_me: isRemembered } });
  }

  const { isPending, onSubmit } = useSubmit(
    fields,
    async ({ email, password }) => {
      const { user, token, second_step } = await send(email, password);
      // AUTH-27, U-26: each sign-in requires the code again.
      writeCookie(COOKIES.otpVerify, '', 0);
      if (remembered) remember(isRemembered ? email.trim() : null);
      if (second_step !== null) onSecondStep(second_step);
      else if (user !== null) await onSignedIn({ user, token });
    },
    (failure) => {
      // A device that is no longer remembered asks for the password like any other.
      if (failure.fields.password) setDeviceKnown(false);
      return firstFieldTexts(failure.fields);
    },
  );

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={onSubmit} ref={fields.formRef}>
      <TextField
        {...fields.field('email')}
        autoComplete="username webauthn"
        inputMode="email"
        label="Email Address"
        spellCheck="false"
        type="email"
      />
      <PasswordField
        {...fields.field('password')}
        hint={
          mayLeaveOut(fields.values.email)
            ? 'This device is remembered, so you can leave this empty.'
            : undefined
        }
        label="Password"
      />
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
