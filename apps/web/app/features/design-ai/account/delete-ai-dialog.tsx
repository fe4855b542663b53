import { deleteAiAccount } from '@wevisu/contract/design-ai.ts';
import { useId } from 'react';
import { showToast } from '../../../platform/toast-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { useSubmit } from '../../../ui/use-submit.ts';
import { callAi } from './ai-calls.ts';
import { useAiSession } from './use-ai-session.ts';

interface DeleteAiDialogProps {
  /** That would be lost. */
  readonly credits: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const findProblems = ({ current_password }: { readonly current_password: string }) =>
  current_password === '' ? { current_password: 'Enter your current password.' } : {};

export function DeleteAiDialog({ credits, isOpen, onClose }: DeleteAiDialogProps) {
  const formId = useId();
  const fields = useFields({ current_password: '' }, findProblems);
  const { signOut } = useAiSession();
  const { isPending, onSubmit } = useSubmit(fields, async (body) => {
    const { message } = await callAi(deleteAiAccount, { body });
    signOut();
    showToast('success', message);
  });
  return (
    <Dialog
      actions={
        <>
          <Button isDisabled={isPending} kind="secondary" onPress={onClose}>
            Keep my account
          </Button>
          <Button form={formId} isPending={isPending} type="submit">
            Delete it permanently
          </Button>
        </>
      }
      isAlert
      isOpen={isOpen}
      onClose={onClose}
      title="Delete your AI 3D Design account?"
    >
      <form id={formId} noValidate onSubmit={onSubmit} ref={fields.formRef}>
        <p>
          {credits > 0
            ? `You give up ${credits} credits, and this cannot be undone. Your shop account stays.`
            : 'This cannot be undone. Your shop account stays.'}
        </p>
        <div className="mt-5">
          <PasswordField {...fields.field('current_password')} label="Current password" />
        </div>
      </form>
    </Dialog>
  );
}
