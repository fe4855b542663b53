import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getVendorCompany,
  updateVendorCompany,
  type VendorCompany,
} from '@wevisu/contract/vendors.ts';
import { useState } from 'react';
import { AreaPage } from '../../back-office/area-page.tsx';
import { FieldChoices } from '../../back-office/conflict/field-choices.tsx';
import { type FieldConflict, mergeTexts } from '../../back-office/conflict/merge-texts.ts';
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
import { TakeDataSection } from '../own-data/take-data-section.tsx';
import {
  COMPANY_LABELS,
  findCompanyProblems,
  toCompanyBody,
  toCompanyFields,
} from './company-form.ts';
import { VendorPanel } from './vendor-panel.tsx';
import { WHO_SEES_WHOLESALE } from './who-sees-wholesale.ts';

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
      {(company) => (
        <div className="grid max-w-[720px] gap-8">
          <CompanyForm company={company} />
          <TakeDataSection kind="vendor" />
        </div>
      )}
    </VendorPanel>
  );
}

function CompanyForm({ company }: { readonly company: VendorCompany }) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(company);
  const [met, setMet] = useState<{
    readonly theirs: VendorCompany;
    readonly conflicts: readonly FieldConflict[];
  } | null>(null);
  const fields = useFields(toCompanyFields(company), findCompanyProblems);
  const { isPending, onSubmit } = useSubmit(
    fields,
    async (values) => {
      const body = toCompanyBody(values, base);
      const reply = await call(updateVendorCompany, { body }, { isQuiet: true });
      showToast('success', reply.message);
      setMet(null);
      setBase(reply.data);
      queryClient.setQueryData(KEY, reply.data);
    },
    (failure: ApiFailure) => {
      if (failure.code === 'changed_meanwhile') meet(failure.now as VendorCompany);
      else if (Object.keys(failure.fields).length === 0) showToast('error', failure.text);
      return joinFieldTexts(failure.fields);
    },
  );
  const { field } = fields;

  /** What only they changed is taken over; what both changed waits for a choice. */
  function meet(theirs: VendorCompany) {
    const { values, conflicts } = mergeTexts({
      base: toCompanyFields(base),
      theirs: toCompanyFields(theirs),
      mine: fields.values,
      labels: COMPANY_LABELS,
    });
    fields.set(values);
    setBase(theirs);
    setMet({ theirs, conflicts });
  }

  function choose(paths: readonly string[]) {
    if (met === null) return;
    const theirs = Object.entries(toCompanyFields(met.theirs));
    fields.set(Object.fromEntries(theirs.filter(([name]) => paths.includes(name))));
    setMet({ ...met, conflicts: [] });
  }

  return (
    <form className="grid gap-4 sm:grid-cols-6" noValidate onSubmit={onSubmit} ref={fields.formRef}>
      {met !== null && met.conflicts.length > 0 && (
        <FieldChoices
          action="Use these values"
          className="sm:col-span-6"
          conflicts={met.conflicts}
          onChoose={choose}
          title="Someone else changed the same fields"
        >
          Nothing you typed is lost. Their changes of other fields are taken over.
        </FieldChoices>
      )}
      {met !== null && met.conflicts.length === 0 && (
        <Notice
          className="sm:col-span-6"
          isUrgent
          kind="warning"
          title="Someone else changed your company meanwhile"
        >
          Their changes and yours are in the form below. Look at it, then save.
        </Notice>
      )}
      <p className="sm:col-span-6">
        <span className="font-[560]">{company.company_name}</span>
        <span className="block text-muted">To change the name of your company, contact us.</span>
        <span className="mt-2 block text-muted">{WHO_SEES_WHOLESALE}</span>
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
      <Button
        className="sm:col-span-6 sm:justify-self-start"
        isDisabled={met !== null && met.conflicts.length > 0}
        isPending={isPending}
        type="submit"
      >
        Save company
      </Button>
    </form>
  );
}
