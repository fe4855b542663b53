import type { Order } from '@wevisu/contract/orders.ts';
import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { AddressCard } from '../checkout/address-card.tsx';
import { formatTime } from './request-texts.ts';

const AddressDialog = late(() => import('./address-dialog.tsx'));

/** POL-14: the shipping address, which can be changed for an hour. */
export function OrderAddress({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <AddressCard
        action={
          order.address_until && (
            <Button
              kind="quiet"
              onPress={() => {
                setWanted(true);
                setOpen(true);
              }}
              size="small"
            >
              Change<span className="reader-only"> the address</span>
            </Button>
          )
        }
        address={order.address}
      />
      {order.address_until && (
        <p className="mt-2 text-14 text-muted">
          You can change it until <span className="figures">{formatTime(order.address_until)}</span>{' '}
          Pacific, unless a vendor approves the order first.
        </p>
      )}
      {isWanted && (
        <Suspense>
          <AddressDialog isOpen={isOpen} onClose={() => setOpen(false)} order={order} />
        </Suspense>
      )}
    </>
  );
}
