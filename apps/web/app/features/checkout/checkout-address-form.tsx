import type { profileSchema } from '@wevisu/contract/accounts.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import { formatPhone } from '@wevisu/domain/phone.ts';
import { DEFAULT_COUNTRY_CODE } from '@wevisu/domain/spec-words.ts';
import { isZip, stateOfZip } from '@wevisu/domain/us-states.ts';
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { AddressFields } from './address-fields.tsx';
import { findCheckoutAddressProblems } from './address-form.ts';

type Profile = z.output<typeof profileSchema>;

export interface CheckoutAddressFormProps {
  readonly profile: Profile;
  readonly label: string;
  /** Rejects with an ApiFailure whose fields are shown. */
  readonly onSubmit: (address: Address) => Promise<void>;
  readonly onCancel?: (() => void) | undefined;
}

/** CHECK-02 to CHECK-04: filled in from the profile, U.S. addresses only. */
export function CheckoutAddressForm({
  profile,
  label,
  onSubmit,
  onCancel,
}: CheckoutAddressFormProps) {
  const fields = useFields(initialAddress(profile), findCheckoutAddressProblems);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || !fields.check()) return;
    setPending(true);
    fields.clearRefusals();
    try {
      await onSubmit(trimmed(fields.values));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      fields.refuse(joinFieldTexts(error.fields));
    } finally {
      setPending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} ref={fields.formRef}>
      <div className="grid gap-5 sm:grid-cols-6">
        <TextField
          {...fields.field('full_name')}
          autoComplete="shipping name"
          className="sm:col-span-6"
          label="First and last name"
          maxLength={120}
        />
        <AddressFields field={fields.field} purpose="shipping" />
        <TextField
          {...fields.field('phone_number')}
          autoComplete="tel-national"
          className="figures sm:col-span-3"
          inputMode="tel"
          label="Phone for the carrier (optional)"
          maxLength={30}
          type="tel"
        />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button isPending={isPending} size="large" type="submit">
          {label}
        </Button>
        {onCancel && (
          <Button isDisabled={isPending} kind="quiet" onPress={onCancel} size="large">
            Keep the address as it was
          </Button>
        )}
      </div>
    </form>
  );
}

function initialAddress(profile: Profile) {
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
