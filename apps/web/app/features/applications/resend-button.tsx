import { resendVerification } from '@wevisu/contract/accounts.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';

/** The link that verifies an address, once more. */
export function ResendButton() {
  const [isPending, setPending] = useState(false);

  async function send() {
    setPending(true);
    await withToast(call(resendVerification, {}, { isQuiet: true }));
    setPending(false);
  }

  return (
    <Button isPending={isPending} kind="secondary" onPress={() => void send()} size="small">
      Send the email again
    </Button>
  );
}
