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

/** POL-14: the same amounts at another address. What was typed stays when the answer is no, or when none comes. */
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
        setRefusal(error.text || 'No answer came. Check your connection and try again.');
      }
      throw error;
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Send it elsewhere">
      {refusal && (
        <Notice className="mb-5" isUrgent kind="danger">
          {refusal}
        </Notice>
      )}
      <CheckoutAddressForm
        initial={order.address}
        label="Send it there"
        onCancel={onClose}
        onSubmit={send}
      />
    </Dialog>
  );
}
