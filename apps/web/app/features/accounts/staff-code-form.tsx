import { verifyOtp } from '@wevisu/contract/accounts.ts';
import { digitsOnly } from '@wevisu/domain/numeric-text.ts';
import { OTP } from '@wevisu/domain/policy/policy.ts';
import { COOKIES, REMEMBER_SECONDS } from '@wevisu/site/cookies.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { writeCookie } from '../../platform/cookies.ts';
import { useSession } from '../../platform/session.tsx';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** AUTH-29 to AUTH-32, G-04. */
export function StaffCodeForm() {
  const { signOut } = useSession();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const hasAsked = useRef(false);

  async function askForCode() {
    try {
      const { message } = await call(verifyOtp, { query: {} });
      showToast('info', message);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
    }
  }

  useEffect(() => {
    // Once per visit, even if React runs effects twice.
    if (hasAsked.current) return;
    hasAsked.current = true;
    void askForCode();
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (code.length !== OTP.digits) {
      setError(`The code has ${OTP.digits} digits.`);
      return;
    }
    setPending(true);
    try {
      const { data, message } = await call(verifyOtp, { query: { otp: code } });
      if (data.valid_otp) {
        writeCookie(COOKIES.otpVerify, '1', REMEMBER_SECONDS);
        // AUTH-31: the reloaded page finds the session verified and continues.
        location.reload();
        return;
      }
      setError(message);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(failure.text);
    }
    setPending(false);
  }

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        autoComplete="one-time-code"
        autoFocus
        className="figures"
        error={error}
        inputMode="numeric"
        label="Code"
        name="otp"
        onChange={(text) => {
          setCode(digitsOnly(text).slice(0, OTP.digits));
          setError(undefined);
        }}
        value={code}
      />
      <Button isPending={isPending} size="large" type="submit">
        Continue
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        <Button kind="quiet" onPress={() => void askForCode()} size="small">
          Send a new code
        </Button>
        <Button kind="quiet" onPress={() => void signOut()} size="small">
          Use another account
        </Button>
      </div>
    </form>
  );
}
