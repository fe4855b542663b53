import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getVendorCompany,
  updateVendorCompany,
  type VendorCompany,
} from '@wevisu/contract/vendors.ts';
import { useState } from 'react';
import { AreaPage } from '../../back-office/area-page.tsx';
import { call } from '../../platform/api.ts';
import { type ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { DecimalField } from '../../ui/decimal-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { STATE_OPTIONS } from '../checkout/address/address-form.ts';
import { findCompanyProblems, toCompanyBody, toCompanyFields } from './company-form.ts';
import { VendorPanel } from './vendor-panel.tsx';

const KEY = ['vendor-company'] as const;

/** G-03: where a vendor ships from, where goods come back to, and its terms of delivery. */
export default function VendorCompanyPage() {
  return (
    <AreaPage title="Company">
      <Company />
    </AreaPage>
  );
}

function Company() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: async () => (await call(getVendorCompany, {}, { isQuiet: true })).data,
  });
  return (
    <VendorPanel name="Your company's details" query={query}>
      {(company) => <CompanyForm company={company} key={company.version} />}
    </VendorPanel>
  );
}

function CompanyForm({ company }: { readonly company: VendorCompany }) {
  const queryClient = useQueryClient();
  const [isStale, setStale] = useState(false);
  const fields = useFields(toCompanyFields(company), findCompanyProblems);
  const { isPending, onSubmit } = useSubmit(
    fields,
    async (values) => {
      const body = toCompanyBody(values, company);
      const reply = await call(updateVendorCompany, { body }, { isQuiet: true });
      showToast('success', reply.message);
      queryClient.setQueryData(KEY, reply.data);
    },
    (failure: ApiFailure) => {
      if (failure.code === 'changed_meanwhile') setStale(true);
      else if (Object.keys(failure.fields).length === 0) showToast('error', failure.text);
      return joinFieldTexts(failure.fields);
    },
  );
  const { field } = fields;
  return (
    <form
      className="grid max-w-[720px] gap-4 sm:grid-cols-6"
      noValidate
      onSubmit={onSubmit}
      ref={fields.formRef}
    >
      {isStale && (
        <Notice
          action={
            <Button
              kind="secondary"
              onPress={() => void queryClient.refetchQueries({ queryKey: KEY })}
              size="small"
            >
              Show what is there now
            </Button>
          }
          className="sm:col-span-6"
          isUrgent
          kind="warning"
          title="Someone else changed your company meanwhile"
        >
          Nothing of yours was saved.
        </Notice>
      )}
      <p className="sm:col-span-6">
        <span className="font-[560]">{company.company_name}</span>
        <span className="block text-muted">To change the name of your company, contact us.</span>
      </p>
      <TextField
        {...field('ship_from_zip')}
        className="figures sm:col-span-2"
        inputMode="numeric"
        label="Ships from zip"
        maxLength={10}
      />
      <TextField
        {...field('lead_time_min_days')}
        className="figures sm:col-span-2"
        inputMode="numeric"
        label="Lead time from, days"
        maxLength={3}
      />
      <TextField
        {...field('lead_time_max_days')}
        className="figures sm:col-span-2"
        inputMode="numeric"
        label="Lead time to, days"
        maxLength={3}
      />
      <DecimalField
        {...field('free_delivery_from')}
        className="sm:col-span-6"
        hint="Orders with at least this much of your goods ship at your expense. Leave it empty for none."
        label="Delivery at no charge from, dollars"
        maxLength={10}
      />
      <h2 className="mt-2 text-18 sm:col-span-6">Return address</h2>
      <TextField {...field('full_name')} className="sm:col-span-4" label="Name" maxLength={120} />
      <TextField
        {...field('phone_number')}
        className="figures sm:col-span-2"
        label="Phone (optional)"
        maxLength={30}
        type="tel"
      />
      <TextField {...field('street')} className="sm:col-span-4" label="Street" maxLength={160} />
      <TextField
        {...field('apartment')}
        className="sm:col-span-2"
        label="Suite (optional)"
        maxLength={60}
      />
      <TextField {...field('city')} className="sm:col-span-2" label="City" maxLength={80} />
      <SelectField
        {...field('state')}
        className="sm:col-span-2"
        label="State"
        options={STATE_OPTIONS}
        placeholder="Choose a state"
      />
      <TextField
        {...field('zip_code')}
        className="figures sm:col-span-2"
        inputMode="numeric"
        label="Zip code"
        maxLength={10}
      />
      <Button className="sm:col-span-6 sm:justify-self-start" isPending={isPending} type="submit">
        Save company
      </Button>
    </form>
  );
}
