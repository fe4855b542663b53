import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type OrderStatus, statusLabel } from '@wevisu/domain/orders/order-status.ts';
import type { AccountType } from '@wevisu/domain/people/accounts.ts';
import { useState } from 'react';
import { withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { ClocksAtWork } from '../clocks/clocks-at-work.tsx';
import { OrderParcels } from '../parcels/order-parcels.tsx';
import { ParcelsAtWork } from '../parcels/parcels-at-work.tsx';
import { type BusinessItem, fetchItemsOfOrder, sendStatus } from './business-item-calls.ts';
import { OrderItemsTable } from './order-items-table.tsx';
import { StatusHelp } from './status-help.tsx';
import type { StatusChange } from './status-select.tsx';

export interface OrderItemsPopupProps {
  /** The order's number. */
  readonly number: string;
  readonly viewer: AccountType;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface Unconfirmed {
  readonly item: BusinessItem;
  readonly status: OrderStatus;
}

/** ORD-01 to ORD-03, ORD-20: the lines of an order, for pros, vendors and staff. */
export function OrderItemsPopup({ number, viewer, isOpen, onClose }: OrderItemsPopupProps) {
  const queryClient = useQueryClient();
  const [pendingId, setPendingId] = useState<BusinessItem['id'] | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null);
  const items = useQuery({
    queryKey: ['orders', 'items', number],
    queryFn: () => fetchItemsOfOrder(number),
    enabled: isOpen,
  });

  async function send(item: BusinessItem, status: OrderStatus, confirm: boolean) {
    setUnconfirmed(null);
    setPendingId(item.id);
    await withToast(sendStatus(item, { status, confirm }));
    // After a refusal as well: somebody else may have moved it.
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
    setPendingId(null);
  }

  function onStatus(item: BusinessItem, { status, needsConfirmation }: StatusChange) {
    if (needsConfirmation) setUnconfirmed({ item, status });
    else void send(item, status, false);
  }

  return (
    <Dialog
      className="min-w-0 max-w-[760px]"
      isOpen={isOpen}
      onClose={onClose}
      title={`Order ${number}`}
    >
      {unconfirmed && (
        <Notice
          action={
            <Button
              onPress={() => void send(unconfirmed.item, unconfirmed.status, true)}
              size="small"
            >
              Set {statusLabel(unconfirmed.status)}
            </Button>
          }
          isUrgent
          kind="warning"
          title={`${unconfirmed.item.product_name} is ${unconfirmed.item.status_label}`}
        >
          {statusLabel(unconfirmed.status)} is an unusual next step. Set it anyway?
        </Notice>
      )}
      {items.isLoadingError ? (
        <ErrorState
          isRetrying={items.isFetching}
          onRetry={() => void items.refetch()}
          title="The items could not be loaded"
        />
      ) : items.data ? (
        <>
          <OrderItemsTable
            items={items.data}
            onStatus={onStatus}
            pendingId={pendingId}
            viewer={viewer}
          />
          <StatusHelp />
          {viewer === 'Contractor' ? (
            <OrderParcels number={number} />
          ) : (
            <ParcelsAtWork number={number} />
          )}
          {viewer === 'Admin' && <ClocksAtWork number={number} />}
        </>
      ) : (
        <div className="flex flex-col gap-2">
          <LoadingNote label="The items are loading" />
          {[1, 2, 3].map((row) => (
            <Skeleton className="h-14" key={row} />
          ))}
        </div>
      )}
    </Dialog>
  );
}
