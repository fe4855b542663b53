import type { profileSchema } from '@wevisu/contract/accounts.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import { isZip } from '@wevisu/domain/people/is-zip.ts';
import { DEFAULT_COUNTRY_CODE, formatPhone } from '@wevisu/domain/people/phone.ts';
import { stateOfZip } from '@wevisu/domain/people/us-states.ts';
import type { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { type CheckoutAddressField, findCheckoutAddressProblems } from './address/address-form.ts';
import { ShippingFields } from './shipping-fields.tsx';

type Profile = z.output<typeof profileSchema>;

export interface CheckoutAddressFormProps {
  /** Initial values. */
  readonly initial: Address;
  readonly label: string;
  /** Rejects with an ApiFailure whose fields are shown. */
  readonly onSubmit: (address: Address) => Promise<void>;
  readonly onCancel?: (() => void) | undefined;
}

/** CHECK-02 to CHECK-04: filled in from the profile, U.S. addresses only. */
export function CheckoutAddressForm({
  initial,
  label,
  onSubmit: send,
  onCancel,
}: CheckoutAddressFormProps) {
  const fields = useFields<CheckoutAddressField>({ ...initial }, findCheckoutAddressProblems);
  const { isPending, onSubmit } = useSubmit(fields, (values) => send(trimmed(values)));

  return (
    <form noValidate onSubmit={onSubmit} ref={fields.formRef}>
      <div className="grid gap-5 sm:grid-cols-6">
        <ShippingFields field={fields.field} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button isPending={isPending} size="large" type="submit">
          {label}
        </Button>
        {onCancel && (
          <Button isDisabled={isPending} kind="quiet" onPress={onCancel} size="large">
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

/** What the profile can prefill if no address was ever entered. */
export function initialAddress(profile: Profile): Address {
  const { shipping_address: saved, full_name, phone_number, country_code, zip_code } = profile;
  if (saved) return { ...saved };
  const zip = isZip(zip_code) ? zip_code : '';
  return {
    full_name,
    street: '',
    apartment: '',
    city: '',
    state: stateOfZip(zip) ?? '',
    zip_code: zip,
    phone_number: country_code === DEFAULT_COUNTRY_CODE ? formatPhone(phone_number) : '',
  };
}

function trimmed(values: Address): Address {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, text.trim()]),
  ) as Address;
}
