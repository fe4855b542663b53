import { registerVendor } from '@wevisu/contract/vendors.ts';
import { LICENSE_FILE } from '@wevisu/domain/people/license-file.ts';
import { PRO_APPROVAL_HOURS } from '@wevisu/domain/policy/policy.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { AgreeField } from '../accounts/agree-field.tsx';
import { LegalDialog } from '../accounts/legal-dialog.tsx';
import { EmailField, NameField, NewPasswordField, PhoneField } from '../accounts/person-fields.tsx';
import type { LegalName } from '../accounts/terms-text.ts';
import { PlaceFields } from './place-fields.tsx';
import {
  EMPTY_VENDOR,
  findVendorProblems,
  toVendorBody,
  type VendorField,
} from './vendor-application.ts';

/** G-03: the company and its tax form; then a page that explains what happens next. */
export function VendorForm() {
  const [file, setFile] = useState<File | null>(null);
  const fields = useFields<VendorField>(EMPTY_VENDOR, (values) => findVendorProblems(values, file));
  const [legal, setLegal] = useState<LegalName | null>(null);
  const [isSent, setSent] = useState(false);
  const { isPending, onSubmit } = useSubmit(fields, async (values) => {
    if (file === null) return;
    await call(registerVendor, { body: toVendorBody(values, file) });
    setSent(true);
  });
  if (isSent) return <UnderReview email={fields.values.email.trim()} />;
  const { field } = fields;
  const isElsewhere = fields.values.returns_elsewhere !== '';
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
        <h2 className="mt-3 text-22 sm:col-span-6">Where you ship from</h2>
        <PlaceFields fields={fields} place="ship" />
        <Checkbox
          className="sm:col-span-6"
          isSelected={isElsewhere}
          onChange={(isOn) => fields.set({ returns_elsewhere: isOn ? 'yes' : '' })}
        >
          Returns go to another address
        </Checkbox>
        {isElsewhere && <PlaceFields fields={fields} place="return" />}
        <h2 className="mt-3 text-22 sm:col-span-6">Your taxes</h2>
        <TextField
          {...field('tax_number')}
          autoComplete="off"
          className="figures sm:col-span-6"
          hint="The federal tax number of your company, or a state resale number."
          label="Tax or resale number"
          maxLength={20}
          spellCheck="false"
        />
        <FileField
          accept={LICENSE_FILE.types.join()}
          className="sm:col-span-6"
          error={field('tax_form').error}
          file={file}
          hint={`A W-9 or a resale certificate, as a PDF or a legible photo, up to ${LICENSE_FILE.maxMegabytes} MB. Only our staff will see it.`}
          label="Tax form"
          name="tax_form"
          onChange={(chosen) => {
            setFile(chosen);
            fields.set({ tax_form: chosen?.name ?? '' });
          }}
        />
        <TextField
          {...field('about')}
          className="sm:col-span-6"
          label="What you sell (optional)"
          maxLength={2000}
          rows={4}
        />
        <AgreeField field={field('agree')} onLegal={setLegal} />
        <HoneypotField onChange={field('website').onChange} value={fields.values.website} />
        <Button className="sm:col-span-6" isPending={isPending} size="large" type="submit">
          Apply to sell
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
        <li>
          Our staff look at your company and your tax form, which takes up to {PRO_APPROVAL_HOURS}{' '}
          hours.
        </li>
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
