import type { CallReply } from '@wevisu/contract/call.ts';
import { confirmApp, type startApp } from '@wevisu/contract/second-factor.ts';
import { useId } from 'react';
import { call } from '../../platform/api.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';

export type AppSetup = CallReply<typeof startApp>['data'];

export interface AddAppDialogProps {
  readonly setup: AppSetup;
  /** Codes are null if the account has some already. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>;
  readonly onClose: () => void;
}

const findProblems = ({ code }: { readonly code: string }) =>
  /^\d{6}$/.test(code.replace(/\s/g, '')) ? {} : { code: 'Enter the six digits of the app.' };

/** Connects an authenticator app: it counts once a code from it was typed. */
export function AddAppDialog({ setup, onAdded, onClose }: AddAppDialogProps) {
  const formId = useId();
  const { secret, url, qr } = setup;
  const fields = useFields({ code: '' }, findProblems);
  const { isPending, onSubmit } = useSubmit(fields, async (body) => {
    const { data, message } = await call(confirmApp, { body });
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
            Turn on the app
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title="Connect your app"
    >
      <p>Scan the code with an authenticator app.</p>
      <svg
        aria-label="QR code for your authenticator app"
        className="mx-auto mt-4 size-48 rounded-control"
        role="img"
        shapeRendering="crispEdges"
        viewBox={`0 0 ${qr.side} ${qr.side}`}
      >
        {/* Black on white in dark mode as well: cameras read no other. */}
        <path d={`M0 0h${qr.side}v${qr.side}h-${qr.side}z`} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="mt-4 text-14 text-muted">
        On this phone,{' '}
        <a className="text-link" href={url}>
          open it in your app
        </a>
        . Or type this key:
      </p>
      <p className="figures mt-1 break-words text-16" data-testid="secret">
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <form className="mt-5" id={formId} noValidate onSubmit={onSubmit} ref={fields.formRef}>
        <TextField
          {...fields.field('code')}
          autoComplete="one-time-code"
          className="figures"
          inputMode="numeric"
          label="Code from the app"
        />
      </form>
    </Dialog>
  );
}
