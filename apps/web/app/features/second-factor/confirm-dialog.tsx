import {
  confirmByPasskey,
  confirmByPassword,
  startConfirmation,
} from '@wevisu/contract/second-factor.ts';
import { useId, useState } from 'react';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import type { FactorList } from './factor-calls.ts';
import { type FactorChange, questionOf } from './factor-change.ts';
import { hasPasskeys } from './passkey-support.ts';

export interface ConfirmDialogProps {
  readonly change: FactorChange;
  readonly factors: FactorList;
  /** Makes the change; the server takes it once after each confirmation. */
  readonly onConfirmed: () => Promise<void>;
  readonly onClose: () => void;
}

const findProblems = ({ current_password }: { readonly current_password: string }) =>
  current_password === '' ? { current_password: 'Enter your current password.' } : {};

/** Asks for the password, or for a passkey of the account, before its factors change. */
export function ConfirmDialog({ change, factors, onConfirmed, onClose }: ConfirmDialogProps) {
  const formId = useId();
  const { title, text, button, isDangerous } = questionOf(change);
  const fields = useFields({ current_password: '' }, findProblems);
  const [isAsking, setAsking] = useState(false);
  const canUsePasskey = factors.passkeys.length > 0 && hasPasskeys();

  const { isPending, onSubmit } = useSubmit(fields, async (body) => {
    await call(confirmByPassword, { body });
    await onConfirmed();
  });

  async function usePasskey() {
    setAsking(true);
    try {
      const { signWithPasskey } = await import('./passkey-prompts.ts');
      const { data } = await call(startConfirmation, {});
      const credential = await signWithPasskey(data);
      if (credential === null) return;
      await call(confirmByPasskey, { body: { credential } });
      await onConfirmed();
    } catch (error) {
      // A toast has said it.
      if (!(error instanceof ApiFailure)) throw error;
    } finally {
      setAsking(false);
    }
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          {canUsePasskey && (
            <Button isPending={isAsking} kind="secondary" onPress={() => void usePasskey()}>
              Use a passkey
            </Button>
          )}
          {factors.has_password && (
            <Button
              form={formId}
              isPending={isPending}
              kind={isDangerous ? 'danger' : 'primary'}
              type="submit"
            >
              {button}
            </Button>
          )}
        </>
      }
      isAlert={isDangerous}
      isOpen
      onClose={onClose}
      title={title}
    >
      <p>{text}</p>
      {factors.has_password ? (
        <form className="mt-5" id={formId} noValidate onSubmit={onSubmit} ref={fields.formRef}>
          <PasswordField {...fields.field('current_password')} autoFocus label="Current password" />
        </form>
      ) : (
        !canUsePasskey && (
          <p className="mt-3">
            Your account has no password yet. Set one first: sign out and choose 'Forgot your
            password?'.
          </p>
        )
      )}
    </Dialog>
  );
}
