import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@wevisu/contract/orders.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CheckoutAddressForm } from '../checkout/checkout-address-form.tsx';
import { sendElsewhere } from './order-calls.ts';

export interface AddressDialogProps {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** POL-14: another address at the same total. The form keeps its values if the change is refused or fails. */
export default function AddressDialog({ order, isOpen, onClose }: AddressDialogProps) {
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(address: Address) {
    setRefusal(null);
    try {
      const { message } = await sendElsewhere(order.number, address);
      showToast('success', message);
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
    } catch (error) {
      if (error instanceof ApiFailure && Object.keys(error.fields).length === 0) {
        setRefusal(error.text || 'No response. Check your connection and try again.');
      }
      throw error;
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Change the address">
      {refusal && (
        <Notice className="mb-5" isUrgent kind="danger">
          {refusal}
        </Notice>
      )}
      <CheckoutAddressForm
        initial={order.address}
        label="Ship to this address"
        onCancel={onClose}
        onSubmit={send}
      />
    </Dialog>
  );
}
