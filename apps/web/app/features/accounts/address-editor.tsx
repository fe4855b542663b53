import type { Address } from '@wevisu/contract/reply.ts';
import { Button } from '../../ui/button.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import {
  type CheckoutAddressField,
  EMPTY_ADDRESS,
  findCheckoutAddressProblems,
} from '../checkout/address/address-form.ts';
import { ShippingFields } from '../checkout/shipping-fields.tsx';

export interface AddressEditorProps {
  /** Null for a new one. */
  readonly address: Address | null;
  readonly fullName: string;
  /** Rejects with an ApiFailure whose fields are shown. */
  readonly onSave: (address: Address) => Promise<void>;
  readonly onCancel: () => void;
}

export function AddressEditor({ address, fullName, onSave, onCancel }: AddressEditorProps) {
  const initial: Record<CheckoutAddressField, string> = {
    ...EMPTY_ADDRESS,
    full_name: fullName,
    phone_number: '',
    ...address,
  };
  const fields = useFields(initial, findCheckoutAddressProblems);
  const { isPending, onSubmit } = useSubmit(fields, onSave);

  return (
    <form noValidate onSubmit={onSubmit} ref={fields.formRef}>
      <div className="grid gap-5 sm:grid-cols-6">
        <ShippingFields autoFocus field={fields.field} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button isPending={isPending} type="submit">
          Save address
        </Button>
        <Button isDisabled={isPending} kind="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
