import { addPasskey } from '@wevisu/contract/second-factor.ts';
import { accessErrors } from '@wevisu/domain/errors/access.ts';
import { useId } from 'react';
import { call } from '../../platform/api.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';

export interface AddPasskeyDialogProps {
  readonly options: Readonly<Record<string, unknown>>;
  /** Codes are null if the account has some already. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>;
  readonly onClose: () => void;
}

const findProblems = ({ name }: { readonly name: string }) =>
  name.trim() === '' ? { name: 'Enter a name.' } : {};

/** A name to find it again, then the browser's own window. */
export function AddPasskeyDialog({ options, onAdded, onClose }: AddPasskeyDialogProps) {
  const formId = useId();
  const fields = useFields({ name: deviceName() }, findProblems);
  const { isPending, onSubmit } = useSubmit(fields, async ({ name }) => {
    const { makePasskey } = await import('./passkey-prompts.ts');
    const credential = await makePasskey(options);
    if (credential === null) return fields.refuse({ name: 'No passkey was made. Try again.' });
    if (credential === 'known') return fields.refuse({ name: accessErrors.passkey_known.message });
    const { data, message } = await call(addPasskey, { body: { name, credential } });
    showToast('success', message);
    await onAdded(data.recovery_codes);
  });

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button form={formId} isPending={isPending} type="submit">
            Make the passkey
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title="Name your passkey"
    >
      <p>
        Your browser asks for your fingerprint, face or PIN. With the passkey you sign in without a
        password.
      </p>
      <form className="mt-5" id={formId} noValidate onSubmit={onSubmit} ref={fields.formRef}>
        <TextField {...fields.field('name')} autoFocus label="Name" maxLength={60} />
      </form>
    </Dialog>
  );
}

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux|CrOS/, 'Computer'],
];

/** A first guess, to be typed over. */
function deviceName(): string {
  return DEVICES.find(([sign]) => sign.test(navigator.userAgent))?.[1] ?? 'My device';
}
