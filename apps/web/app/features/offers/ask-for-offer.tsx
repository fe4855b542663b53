import type { ProUserId } from '@wevisu/domain/ids.ts';
import { useState } from 'react';
import { useSession } from '../../platform/session.tsx';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';

/** A homeowner has the showroom's pro turn the cart into a dated offer. */
export function AskForOffer(props: { readonly showroom: ProUserId; readonly company: string }) {
  const { showroom, company } = props;
  const { user } = useSession();
  const [state, setState] = useState<'idle' | 'pending' | 'asked'>('idle');
  if (user?.type !== 'User') return null;

  async function ask() {
    setState('pending');
    const { askPro } = await import('./offer-calls.ts');
    const reply = await withToast(askPro(showroom));
    setState(reply === null ? 'idle' : 'asked');
  }

  return (
    <div className="mt-3">
      <Button
        className="w-full"
        isDisabled={state === 'asked'}
        isPending={state === 'pending'}
        kind="quiet"
        onPress={() => void ask()}
        size="small"
      >
        Ask for an offer
      </Button>
      <p className="text-center text-12 text-muted" role="status">
        {state === 'asked'
          ? `${company} sends you an offer by mail.`
          : `${company} adds options and a date, and you sign it online.`}
      </p>
    </div>
  );
}
