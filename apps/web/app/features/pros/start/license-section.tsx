import { useQueryClient } from '@tanstack/react-query';
import type { ProStart } from '@wevisu/contract/pros.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { LICENSE_FILE } from '@wevisu/domain/people/license-file.ts';
import { US_STATES } from '@wevisu/domain/people/us-states.ts';
import { LICENSE_ID } from '@wevisu/site/pro-paths.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiFailure, joinFieldTexts } from '../../../platform/api-failure.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PRO_KEYS, sendLicense } from '../pro-calls.ts';

const STATES = US_STATES.map(({ code, name }) => ({ id: code, label: name }));

/** G-66: the license that is valid, and the one that replaces it. */
export function LicenseSection({
  start,
  mayRenew,
}: {
  readonly start: ProStart;
  readonly mayRenew: boolean;
}) {
  const { license, renewal } = start;
  if (license === null) return null;
  return (
    <section
      aria-labelledby={LICENSE_ID}
      className="rounded-card border border-line bg-surface p-4"
    >
      <h2 className="scroll-mt-24 text-18" id={LICENSE_ID}>
        License
      </h2>
      <p className="figures mt-2">
        {license.number}, {license.state}, valid until {formatDay(day(license.expires_on))}
      </p>
      <p className="mt-1 text-muted">We remind you by email before it expires.</p>
      {renewal !== null && renewal.decision === null ? (
        <>
          <Notice
            className="mt-3"
            title={
              renewal.is_waiting
                ? 'We have a question about your new license'
                : 'Your new license is under review'
            }
          >
            {renewal.number}, {renewal.state}, valid until {formatDay(day(renewal.expires_on))}. The
            present one stays as valid as it is.
            {renewal.is_waiting && ' Answer the question, or send the license again.'}
          </Notice>
          {renewal.is_waiting && mayRenew && (
            <RenewalForm state={renewal.state} title="Send the license again" />
          )}
        </>
      ) : (
        <>
          {renewal?.decision === 'refuse' && (
            <Notice
              className="mt-3"
              kind="warning"
              title="We could not approve the license you sent"
            >
              {renewal.reason} You can send another one.
            </Notice>
          )}
          {mayRenew && <RenewalForm state={license.state} title="Send a new license" />}
        </>
      )}
    </section>
  );
}

function RenewalForm({
  state: present,
  title,
}: {
  readonly state: string;
  readonly title: string;
}) {
  const queryClient = useQueryClient();
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const [number, setNumber] = useState('');
  const [state, setState] = useState(present);
  const [expiresOn, setExpiresOn] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (file === null || expiresOn === '') {
      setErrors({
        ...(file === null ? { license_file: 'Upload your license.' } : {}),
        ...(expiresOn === ''
          ? { license_expires_on: 'Enter the date on which the license expires.' }
          : {}),
      });
      return;
    }
    setPending(true);
    try {
      const start = await sendLicense({
        license_number: number,
        license_state: state,
        license_expires_on: expiresOn,
        license_file: file,
      });
      queryClient.setQueryData(PRO_KEYS.start, start);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setErrors(joinFieldTexts(error.fields));
      if (Object.keys(error.fields).length === 0) showToast('error', error.text);
    } finally {
      setPending(false);
    }
  }

  // Links lead here before the checklist is loaded, so the browser can't scroll by itself.
  useEffect(() => {
    if (hash !== `#${LICENSE_ID}` || details.current === null) return;
    details.current.open = true;
    document.getElementById(LICENSE_ID)?.scrollIntoView();
  }, [hash]);

  return (
    <details className="mt-3" ref={details}>
      <summary className="cursor-pointer py-2 font-[550]">{title}</summary>
      <form className="mt-2 grid gap-4" noValidate onSubmit={(event) => void send(event)}>
        <TextField
          error={errors.license_number}
          label="License number"
          name="license_number"
          onChange={setNumber}
          value={number}
        />
        <SelectField
          error={errors.license_state}
          label="State"
          name="license_state"
          onChange={setState}
          options={STATES}
          value={state}
        />
        <TextField
          error={errors.license_expires_on}
          label="Valid until"
          name="license_expires_on"
          onChange={setExpiresOn}
          type="date"
          value={expiresOn}
        />
        <FileField
          accept={LICENSE_FILE.types.join(',')}
          error={errors.license_file}
          file={file}
          label="License, as a PDF or a photo"
          name="license_file"
          onChange={setFile}
        />
        <Button className="justify-self-start" isPending={isPending} type="submit">
          Send for review
        </Button>
      </form>
    </details>
  );
}
