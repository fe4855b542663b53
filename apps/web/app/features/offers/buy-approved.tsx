import type { OfferChange } from '@wevisu/contract/offers.ts';
import { loginPath, PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { useSession } from '../../platform/session.tsx';
import { announce } from '../../platform/site-events.ts';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ClientCalls } from './client-calls.ts';
import { changeText } from './offer-texts.ts';

/** Puts what was approved into the cart, and says what has changed since. */
export function BuyApproved({ calls }: { readonly calls: ClientCalls }) {
  const { user } = useSession();
  const [changes, setChanges] = useState<readonly OfferChange[] | null>(null);
  const [isPending, setPending] = useState(false);

  async function buy() {
    setPending(true);
    const reply = await withToast(calls.buy());
    if (reply === null) {
      setPending(false);
      return;
    }
    announce('cart-updated');
    // The cart's page shows that of the showroom one is in.
    const { enterShowroom } = await import('../showrooms/showroom-calls.ts');
    await enterShowroom(reply.data.vsd_id).catch(() => null);
    setPending(false);
    setChanges(reply.data.changes);
  }

  if (changes !== null) {
    return (
      <Notice
        action={<LinkButton to={PATHS.cart}>Go to the cart</LinkButton>}
        kind={changes.length === 0 ? 'success' : 'warning'}
        title={changes.length === 0 ? 'It is in your cart' : 'Some things have changed'}
      >
        {changes.length === 0 ? (
          'Prices, stock and lead times are as in the offer.'
        ) : (
          <ul>
            {changes.map((change) => (
              <li key={`${change.key} ${change.kind}`}>{changeText(change)}</li>
            ))}
          </ul>
        )}
      </Notice>
    );
  }
  if (user === null) {
    return <LinkButton to={loginPath(calls.path)}>Sign in to buy it</LinkButton>;
  }
  if (user.type !== 'User') {
    return <p className="text-muted">Only a homeowner can buy what was approved.</p>;
  }
  return (
    <Button isPending={isPending} onPress={() => void buy()}>
      Put it into my cart
    </Button>
  );
}
