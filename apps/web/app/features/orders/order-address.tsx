import type { Order } from '@wevisu/contract/orders.ts';
import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { AddressCard } from '../checkout/address-card.tsx';
import { formatTime } from './request-words.ts';

const AddressDialog = late(() => import('./address-dialog.tsx'));

/** POL-14: where the order goes, and for an hour a way to send it elsewhere. */
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
          It can be changed until <span className="figures">{formatTime(order.address_until)}</span>{' '}
          Pacific, while no vendor has approved.
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
