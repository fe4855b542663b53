import { requestErrors } from '@wevisu/domain/errors/request.ts';
import { isPhone } from '@wevisu/domain/people/phone.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { isEmail } from './is-email.ts';
import { type LeadForm as Form, sendLead } from './send-lead.ts';

const EMPTY: Form = { full_name: '', email: '', phone_number: '', website: '' };

export function findLeadProblems({ full_name, email, phone_number }: Form) {
  return {
    ...(full_name.trim() === '' && { full_name: 'Enter your first and last name.' }),
    ...(!isEmail(email) && { email: requestErrors.email_invalid.message }),
    ...(!isPhone(phone_number) && { phone_number: requestErrors.phone_invalid.message }),
  };
}

/** LEAD-01 to LEAD-10: cleared with a thank-you after success; unchanged after a failure. */
export function LeadForm({ onSent }: { readonly onSent: () => void }) {
  const fields = useFields<keyof Form>(EMPTY, findLeadProblems);
  const { selection } = useShowroom();
  const { isPending, onSubmit } = useSubmit(fields, async (values) => {
    const message = await sendLead(values, selection?.showroom ?? null);
    fields.set(EMPTY);
    showToast('success', message);
    onSent();
  });

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={onSubmit} ref={fields.formRef}>
      <TextField {...fields.field('full_name')} autoComplete="name" label="First and last name" />
      <TextField
        {...fields.field('email')}
        autoComplete="email"
        inputMode="email"
        label="Email Address"
        spellCheck="false"
        type="email"
      />
      <TextField
        {...fields.field('phone_number')}
        autoComplete="tel"
        inputMode="tel"
        label="Phone number"
        type="tel"
      />
      <HoneypotField
        onChange={(website) => fields.set({ website })}
        value={fields.values.website}
      />
      <Button isPending={isPending} size="large" type="submit">
        Send me the offer
      </Button>
    </form>
  );
}
