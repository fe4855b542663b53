import type { VendorCompany } from '@wevisu/contract/vendors.ts';
import { accessErrors } from '@wevisu/domain/errors/access.ts';
import { listingErrors } from '@wevisu/domain/errors/listing.ts';
import { requestErrors } from '@wevisu/domain/errors/request.ts';

/** The company as texts of a form. */
export function toCompanyFields(company: VendorCompany) {
  const { return_address: back, free_delivery_from: free } = company;
  return {
    ship_from_zip: company.ship_from_zip,
    lead_time_min_days: String(company.lead_time_min_days),
    lead_time_max_days: String(company.lead_time_max_days),
    free_delivery_from: free === null ? '' : (free / 100).toFixed(2),
    full_name: back?.full_name ?? company.company_name,
    phone_number: back?.phone_number ?? '',
    street: back?.street ?? '',
    apartment: back?.apartment ?? '',
    city: back?.city ?? '',
    state: back?.state ?? '',
    zip_code: back?.zip_code ?? '',
  };
}
type Values = ReturnType<typeof toCompanyFields>;

export const COMPANY_LABELS: Readonly<Record<keyof Values, string>> = {
  ...{ ship_from_zip: 'Ships from zip', lead_time_min_days: 'Lead time from, days' },
  ...{ lead_time_max_days: 'Lead time to, days', full_name: 'Name', phone_number: 'Phone' },
  ...{ street: 'Street', apartment: 'Suite', city: 'City', state: 'State', zip_code: 'Zip code' },
  free_delivery_from: 'Delivery at no charge from, dollars',
};

const ZIP = /^\d{5}(-\d{4})?$/;
const DAYS = /^\d{1,3}$/;
const NO_DAYS = 'Enter whole days, such as 5.';

export function findCompanyProblems(values: Values): Partial<Record<keyof Values, string>> {
  const { lead_time_min_days: min, lead_time_max_days: max } = values;
  return {
    ...(!ZIP.test(values.ship_from_zip.trim()) && { ship_from_zip: 'Enter a 5-digit zip code.' }),
    ...(!DAYS.test(min) && { lead_time_min_days: NO_DAYS }),
    ...(!DAYS.test(max)
      ? { lead_time_max_days: NO_DAYS }
      : Number(min) > Number(max) && {
          lead_time_max_days: listingErrors.lead_time_turned.message,
        }),
    ...(values.full_name.trim() === '' && { full_name: accessErrors.name_required.message }),
    ...(values.street.trim().length < 3 && { street: listingErrors.street_missing.message }),
    ...(values.city.trim() === '' && { city: listingErrors.city_missing.message }),
    ...(values.state === '' && { state: requestErrors.state_invalid.message }),
    ...(!ZIP.test(values.zip_code.trim()) && { zip_code: 'Enter a 5-digit zip code.' }),
  };
}

export function toCompanyBody(values: Values, { version }: Pick<VendorCompany, 'version'>) {
  const { full_name, phone_number, street, apartment, city, state, zip_code } = values;
  const free = Math.round(Number(values.free_delivery_from) * 100);
  return {
    ship_from_zip: values.ship_from_zip.trim(),
    lead_time_min_days: Number(values.lead_time_min_days),
    lead_time_max_days: Number(values.lead_time_max_days),
    free_delivery_from: free > 0 ? free : null,
    return_address: { full_name, phone_number, street, apartment, city, state, zip_code },
    version,
  };
}
