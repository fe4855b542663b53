import { useQueryClient } from '@tanstack/react-query';
import { updateDetails } from '@wevisu/contract/account-page.ts';
import type { User } from '@wevisu/contract/accounts.ts';
import { accessErrors } from '@wevisu/domain/errors/access.ts';
import { requestErrors } from '@wevisu/domain/errors/request.ts';
import { COUNTRY_CODES } from '@wevisu/domain/people/country-codes.ts';
import { findNameProblem } from '@wevisu/domain/people/full-name.ts';
import { isZip } from '@wevisu/domain/people/is-zip.ts';
import { isPhone } from '@wevisu/domain/people/phone.ts';
import { call } from '../../platform/api.ts';
import { useSession } from '../../platform/session.tsx';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { PROFILE_KEY, type Profile } from './account-calls.ts';
import { CountryAndPhone, NameField, ZipField } from './person-fields.tsx';
import { DEFAULT_COUNTRY, dialCodeOf, typePhone } from './registration.ts';

interface Details {
  readonly full_name: string;
  /** By ISO code, as in registration. */
  readonly country_code: string;
  readonly phone_number: string;
  readonly zip_code: string;
}

export function findDetailsProblems({
  full_name,
  country_code,
  phone_number,
  zip_code,
}: Readonly<Record<keyof Details, string>>) {
  const zip = zip_code.trim();
  const isZipRight = country_code === DEFAULT_COUNTRY ? isZip(zip) : zip.length >= 3;
  const name = findNameProblem(full_name);
  return {
    ...(name !== null && { full_name: accessErrors[name].message }),
    ...(!isPhone(phone_number, dialCodeOf(country_code)) && {
      phone_number: requestErrors.phone_invalid.message,
    }),
    ...(!isZipRight && { zip_code: requestErrors.zip_invalid.message }),
  };
}

/** Several countries share a dialing code: the default one wins, else the first in the list. */
function countryOf(dialCode: string): string {
  if (dialCode === dialCodeOf(DEFAULT_COUNTRY)) return DEFAULT_COUNTRY;
  return COUNTRY_CODES.find((one) => one.dialCode === dialCode)?.country ?? DEFAULT_COUNTRY;
}

function toTexts({
  full_name,
  country_code,
  phone_number,
  zip_code,
}: Profile): Record<keyof Details, string> {
  const country = countryOf(country_code);
  return {
    full_name,
    country_code: country,
    phone_number: typePhone(phone_number, country),
    zip_code,
  };
}

export function DetailsForm({ profile, user }: { readonly profile: Profile; readonly user: User }) {
  const fields = useFields<keyof Details>(toTexts(profile), findDetailsProblems);
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  const { field } = fields;

  const { isPending, onSubmit } = useSubmit(fields, async (typed) => {
    const { message, data } = await call(updateDetails, {
      body: { ...typed, country_code: dialCodeOf(typed.country_code) },
    });
    queryClient.setQueryData(PROFILE_KEY(user), data);
    showToast('success', message);
    await refresh();
  });

  return (
    <form className="grid gap-5 sm:grid-cols-6" noValidate onSubmit={onSubmit} ref={fields.formRef}>
      <NameField field={field('full_name')} />
      <CountryAndPhone fields={fields} />
      <ZipField field={field('zip_code')} />
      <div className="sm:col-span-6">
        <Button isPending={isPending} type="submit">
          Save profile
        </Button>
      </div>
    </form>
  );
}
