import { deleteAccount } from '@wevisu/contract/account-page.ts';
import { useId } from 'react';
import { call } from '../../platform/api.ts';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { remember } from './remembered.ts';

export interface DeleteAccountDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const findProblems = ({ current_password }: { readonly current_password: string }) =>
  current_password === '' ? { current_password: 'Enter your current password.' } : {};

export function DeleteAccountDialog({ isOpen, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const fields = useFields({ current_password: '' }, findProblems);
  const { leave } = useSession();
  const { isPending, onSubmit } = useSubmit(fields, async (body) => {
    const { message } = await call(deleteAccount, { body });
    remember(null);
    await leave(message);
  });

  return (
    <Dialog
      actions={
        <>
          <Button isDisabled={isPending} kind="secondary" onPress={onClose}>
            Keep my account
          </Button>
          <Button form={formId} isPending={isPending} type="submit">
            Delete my account permanently
          </Button>
        </>
      }
      isAlert
      isOpen={isOpen}
      onClose={onClose}
      title="Delete your account?"
    >
      <form id={formId} noValidate onSubmit={onSubmit} ref={fields.formRef}>
        <p>
          This cannot be undone, and you can no longer return orders from here. If you signed up
          with another provider and have no password yet, set one first with 'Forgot your
          password?'.
        </p>
        <div className="mt-5">
          <PasswordField {...fields.field('current_password')} label="Current password" />
        </div>
      </form>
    </Dialog>
  );
}
