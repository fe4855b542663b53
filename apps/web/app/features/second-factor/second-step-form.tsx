import type { User } from '@wevisu/contract/accounts.ts';
import {
  passSecondStep,
  passSecondStepByPasskey,
  startPasskeyStep,
} from '@wevisu/contract/second-factor.ts';
import { SECOND_STEP } from '@wevisu/domain/policy/policy.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { hasPasskeys } from './passkey-support.ts';

export interface SecondStepFormProps {
  readonly secondStep: string;
  readonly onSignedIn: (answer: { readonly user: User; readonly token: string }) => Promise<void>;
  readonly onBack: () => void;
}

/** The same for every account: which factors it has is told to nobody who has but the password. */
export function SecondStepForm({ secondStep, onSignedIn, onBack }: SecondStepFormProps) {
  const fields = useFields({ code: '' }, ({ code }) =>
    code.trim() === '' ? { code: 'Enter the code.' } : {},
  );
  const [isTrusted, setTrusted] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const step = { second_step: secondStep, trust_device: isTrusted };

  const { isPending, onSubmit } = useSubmit(
    fields,
    async ({ code }) => {
      const body = { ...step, code };
      const { user, token } = await call(passSecondStep, { body }, { isQuiet: true });
      await onSignedIn({ user, token });
    },
    // Whatever it is stands at the one field.
    ({ fields: { code }, text }) => ({
      code: code?.[0] ?? (text || 'Check your connection, then try again.'),
    }),
  );

  async function usePasskey() {
    setAsking(true);
    setNote('');
    try {
      const { signWithPasskey } = await import('./passkey-prompts.ts');
      const { data } = await call(startPasskeyStep, { body: { second_step: secondStep } });
      const credential = await signWithPasskey(data);
      if (credential === null) return setNote('No passkey was used. Try again, or enter a code.');
      const { user, token } = await call(passSecondStepByPasskey, {
        body: { ...step, credential },
      });
      await onSignedIn({ user, token });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setNote(error.text);
    } finally {
      setAsking(false);
    }
  }

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={onSubmit} ref={fields.formRef}>
      <TextField
        {...fields.field('code')}
        autoCapitalize="none"
        autoComplete="one-time-code"
        autoFocus
        className="figures"
        hint="Six digits from your authenticator app, or one of your recovery codes."
        label="Code"
        spellCheck="false"
      />
      <Checkbox isSelected={isTrusted} onChange={setTrusted}>
        Do not ask again on this device for {SECOND_STEP.trustDays} days
      </Checkbox>
      <Button isPending={isPending} size="large" type="submit">
        Continue
      </Button>
      {hasPasskeys() && (
        <Button
          isPending={isAsking}
          kind="secondary"
          onPress={() => void usePasskey()}
          size="large"
        >
          Use a passkey
        </Button>
      )}
      <p aria-live="polite" className="text-14 text-danger empty:hidden">
        {note}
      </p>
      <Button className="-ms-3 self-start" kind="quiet" onPress={onBack} size="small">
        Back to sign-in
      </Button>
    </form>
  );
}
