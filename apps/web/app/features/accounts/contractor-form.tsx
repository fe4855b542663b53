import { registerContractor } from '@wevisu/contract/accounts.ts';
import { LICENSE_FILE } from '@wevisu/domain/people/license-file.ts';
import { PRO_APPROVAL_HOURS } from '@wevisu/domain/policy/policy.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { STATE_OPTIONS } from '../checkout/address/address-form.ts';
import { AgreeField } from './agree-field.tsx';
import {
  type ApplicationField,
  EMPTY_APPLICATION,
  findApplicationProblems,
  findLicenseProblems,
  toApplicationBody,
} from './contractor-application.ts';
import { LegalDialog } from './legal-dialog.tsx';
import { EmailField, NameField, NewPasswordField, PhoneField } from './person-fields.tsx';
import type { LegalName } from './terms-text.ts';

/** G-02: the applicant and the license; then a page that explains what happens next. */
export function ContractorForm() {
  const [file, setFile] = useState<File | null>(null);
  const fields = useFields<ApplicationField>(EMPTY_APPLICATION, (values) => ({
    ...findApplicationProblems(values),
    ...findLicenseProblems(file),
  }));
  const [legal, setLegal] = useState<LegalName | null>(null);
  const [isSent, setSent] = useState(false);
  const { isPending, onSubmit } = useSubmit(fields, async (values) => {
    if (file === null) return;
    await call(registerContractor, { body: toApplicationBody(values, file) });
    setSent(true);
  });
  if (isSent) return <UnderReview email={fields.values.email.trim()} />;
  const { field } = fields;
  return (
    <>
      <form
        className="grid gap-5 sm:grid-cols-6"
        noValidate
        onSubmit={onSubmit}
        ref={fields.formRef}
      >
        <h2 className="text-22 sm:col-span-6">You and your company</h2>
        <NameField className="sm:col-span-3" field={field('full_name')} />
        <TextField
          {...field('company_name')}
          autoComplete="organization"
          className="sm:col-span-3"
          label="Company"
          maxLength={120}
        />
        <EmailField className="sm:col-span-3" field={field('email')} />
        <PhoneField field={field('phone_number')} />
        <NewPasswordField field={field('password')} />
        <h2 className="mt-3 text-22 sm:col-span-6">Your license</h2>
        <TextField
          {...field('license_number')}
          autoComplete="off"
          className="figures sm:col-span-6"
          label="License number"
          maxLength={60}
          spellCheck="false"
        />
        <SelectField
          {...field('license_state')}
          className="sm:col-span-3"
          label="License state"
          options={STATE_OPTIONS}
          placeholder="Choose a state"
        />
        <TextField
          {...field('license_expires_on')}
          className="figures sm:col-span-3"
          label="Expiration date"
          type="date"
        />
        <FileField
          accept={LICENSE_FILE.types.join()}
          className="sm:col-span-6"
          error={field('license_file').error}
          file={file}
          hint={`A PDF or a legible photo of the whole license, up to ${LICENSE_FILE.maxMegabytes} MB. Only our staff will see it.`}
          label="License file"
          name="license_file"
          onChange={(chosen) => {
            setFile(chosen);
            fields.set({ license_file: chosen?.name ?? '' });
          }}
        />
        <TextField
          {...field('about')}
          className="sm:col-span-6"
          label="About your business (optional)"
          maxLength={2000}
          rows={4}
        />
        <AgreeField field={field('agree')} onLegal={setLegal} />
        <HoneypotField onChange={field('website').onChange} value={fields.values.website} />
        <Button className="sm:col-span-6" isPending={isPending} size="large" type="submit">
          Apply for a showroom
        </Button>
      </form>
      <LegalDialog
        name={legal}
        onAccept={() => {
          fields.set({ agree: 'yes' });
          setLegal(null);
        }}
        onClose={() => setLegal(null)}
      />
    </>
  );
}

function UnderReview({ email }: { readonly email: string }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The form that had focus is gone.
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <>
      <h2 className="text-28 outline-none" ref={headingRef} tabIndex={-1}>
        Your application is under review
      </h2>
      <ol className="mt-5 flex list-decimal flex-col gap-3 ps-5 marker:text-muted">
        <li>
          We sent an email to <span className="break-words font-[520]">{email}</span>. Open its link
          to verify your email address.
        </li>
        <li>Our staff look at your license, which takes up to {PRO_APPROVAL_HOURS} hours.</li>
        <li>
          We email you the decision. Meanwhile{' '}
          <Link className="text-link" to="/business/login">
            sign in
          </Link>{' '}
          with the password you chose to see where your application stands.
        </li>
      </ol>
    </>
  );
}
