import { useQueryClient } from '@tanstack/react-query';
import { PLANS, type ProPlan } from '@wevisu/contract/pros.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { PREMIUM_PAID_AMOUNT } from '@wevisu/domain/people/branding.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../../../platform/api-failure.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { STAFF_KEY } from '../shell/staff-calls.ts';
import { sendPlan } from './showroom-calls.ts';

interface PlanFormProps {
  readonly id: ProUserId;
  readonly plan: ProPlan;
}

/** G-64: plan and add-ons that the pro does not pay by card. */
export function PlanForm({ id, plan }: PlanFormProps) {
  const [name, setName] = useState(plan.plan);
  const [amount, setAmount] = useState(String(plan.paid_amount));
  const [basic, setBasic] = useState(plan.basic_addon);
  const [custom, setCustom] = useState(plan.custom_addon);
  const [endsOn, setEndsOn] = useState(plan.ends_on ?? '');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isStale, setStale] = useState(false);
  const [isPending, setPending] = useState(false);
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: STAFF_KEY });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (!/^\d{1,5}$/.test(amount.trim())) {
      setErrors({ paid_amount: 'Enter whole dollars.' });
      return;
    }
    setPending(true);
    setErrors({});
    try {
      const { message } = await sendPlan(id, {
        ...{ version: plan.version, plan: name, paid_amount: Number(amount) },
        ...{ basic_addon: basic, custom_addon: custom, reason },
        ends_on: endsOn === '' ? null : endsOn,
      });
      showToast('success', message);
      await reload();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code === 'changed_meanwhile') setStale(true);
      else if (Object.keys(failure.fields).length === 0) showToast('error', failure.text);
      setErrors(joinFieldTexts(failure.fields));
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      aria-label="Plan"
      className="grid gap-4"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <h2 className="flex items-center gap-3 text-18">
        Plan
        <Badge kind={plan.branded ? 'success' : 'neutral'}>
          {plan.branded ? 'Own look' : 'Our look'}
        </Badge>
      </h2>
      {isStale && (
        <Notice
          action={
            <Button kind="secondary" onPress={() => void reload()} size="small">
              Show what is there now
            </Button>
          }
          isUrgent
          kind="warning"
          title="Someone else changed this showroom meanwhile"
        >
          Nothing of yours was saved.
        </Notice>
      )}
      <p className="text-muted">
        Nothing is charged for what is set here.{' '}
        {plan.set_at === null
          ? 'Staff have not set it so far.'
          : `Last set on ${formatDate(new Date(plan.set_at))}.`}
      </p>
      <NativeSelect
        className="max-w-60"
        isInForm
        label="Plan"
        onChange={(next) => setName(PLANS.find((one) => one === next) ?? 'Basic')}
        options={PLANS.map((one) => ({ id: one, label: one }))}
        value={name}
      />
      <TextField
        className="figures max-w-60"
        error={errors['paid_amount']}
        hint={`Premium shows the own look at $${PREMIUM_PAID_AMOUNT}.`}
        inputMode="numeric"
        label="Dollars a month"
        maxLength={5}
        onChange={setAmount}
        value={amount}
      />
      <Checkbox isSelected={basic} onChange={setBasic}>
        Basic add-on
      </Checkbox>
      <Checkbox isSelected={custom} onChange={setCustom}>
        Custom theme add-on
      </Checkbox>
      <TextField
        className="max-w-60"
        error={errors['ends_on']}
        hint="Leave it empty while it goes on."
        label="Last day"
        onChange={setEndsOn}
        type="date"
        value={endsOn}
      />
      <TextField
        error={errors['reason']}
        label="Reason"
        maxLength={1000}
        onChange={setReason}
        value={reason}
      />
      <Button className="justify-self-start" isPending={isPending} type="submit">
        Set the plan
      </Button>
    </form>
  );
}
