import type { Coupon, CouponLimit } from '@wevisu/contract/coupons.ts';
import { ppm } from '@wevisu/domain/money/money.ts';
import { parsePercent } from '@wevisu/domain/money/parse-percent.ts';
import { shownMaxCoupon } from '@wevisu/domain/money/pricing.ts';
import type { FormEvent } from 'react';
import { useFocusBack } from '../../back-office/use-focus-back.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { changeCoupon, createCoupon } from './price-calls.ts';
import { rateInput, rateText } from './rate-text.ts';
import { useKeptInput } from './use-kept-input.ts';
import { useSaving } from './use-saving.ts';

interface CouponFormProps {
  /** Null for a new one. */
  readonly coupon: Coupon | null;
  readonly limit: CouponLimit;
  readonly onClose: () => void;
}

/** A coupon's terms. The rate's limit is shown with where it comes from. */
export function CouponForm({ coupon, limit, onClose }: CouponFormProps) {
  useFocusBack();
  const input = useKeptInput(toForm(coupon), coupon?.version ?? null);
  const form = input.value;
  const { save, isSaving, failure, refusal } = useSaving();
  const rate = parsePercent(form.rate);
  const isBehind = input.isBehind && !isSaving;
  const set = (field: keyof Form) => (text: string) => input.change({ ...form, [field]: text });
  const errorOf = (field: string) => failure?.fields[field]?.[0];

  function submit(event: FormEvent) {
    event.preventDefault();
    void saveOver(input.version);
  }

  async function saveOver(version: number | null) {
    if (rate === null) return;
    const terms = {
      rate_ppm: rate,
      starts_at: toInstant(form.starts),
      expires_at: toInstant(form.ends),
      max_uses: toCount(form.uses),
      max_uses_each: toCount(form.each),
    };
    const status = coupon?.state === 'paused' ? ('paused' as const) : ('active' as const);
    const saved = await save(() =>
      coupon === null || version === null
        ? createCoupon({ code: form.code, ...terms })
        : changeCoupon(coupon.id, { ...terms, status, version }),
    );
    if (saved !== null) onClose();
  }

  return (
    <form className="mt-3 max-w-[768px] rounded-card bg-surface p-4" onSubmit={submit}>
      <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
        {coupon === null && (
          <TextField
            autoCapitalize="characters"
            error={errorOf('code')}
            label="Code"
            maxLength={24}
            onChange={set('code')}
            value={form.code}
          />
        )}
        <TextField
          error={rate === null ? 'Enter a percentage such as 5.' : errorOf('rate_ppm')}
          hint={`At most ${shownMaxCoupon(ppm(limit.markup_ppm))}: all of your lowest markup of ${rateText(limit.markup_ppm)}, as a part of the price.`}
          inputMode="decimal"
          label="Off the price"
          onChange={set('rate')}
          suffix="%"
          value={form.rate}
        />
        <TextField
          error={errorOf('starts_at')}
          label="From (optional)"
          onChange={set('starts')}
          type="datetime-local"
          value={form.starts}
        />
        <TextField
          error={errorOf('expires_at')}
          label="Until (optional)"
          onChange={set('ends')}
          type="datetime-local"
          value={form.ends}
        />
        <TextField
          error={errorOf('max_uses')}
          hint="Empty for no limit."
          inputMode="numeric"
          label="Uses in total"
          onChange={set('uses')}
          value={form.uses}
        />
        <TextField
          error={errorOf('max_uses_each')}
          hint="Empty for no limit."
          inputMode="numeric"
          label="Uses per homeowner"
          onChange={set('each')}
          value={form.each}
        />
      </div>
      {coupon !== null && isBehind && (
        <ChangedNotice
          differences={differencesOf(form, toForm(coupon))}
          isSaving={isSaving}
          onSaveMine={() => void saveOver(coupon.version)}
          onTakeTheirs={input.drop}
          refusal={refusal}
          title="This coupon was changed meanwhile"
        />
      )}
      {refusal !== null && !isBehind && (
        <Notice className="mt-3" isUrgent kind="danger" title="The coupon was not saved">
          <p>{refusal}</p>
        </Notice>
      )}
      <div className="mt-4 flex gap-3">
        <Button isPending={isSaving} type="submit">
          {coupon === null ? 'Make this coupon' : 'Save coupon'}
        </Button>
        <Button kind="quiet" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const FIELDS = {
  rate: 'Off the price',
  starts: 'From',
  ends: 'Until',
  uses: 'Uses in total',
  each: 'Uses per homeowner',
} as const;

type Form = ReturnType<typeof toForm>;

function differencesOf(mine: Form, theirs: Form) {
  return Object.entries(FIELDS)
    .filter(([field]) => mine[field as keyof Form] !== theirs[field as keyof Form])
    .map(([field, label]) => ({
      label,
      mine: mine[field as keyof Form] || 'Empty',
      theirs: theirs[field as keyof Form] || 'Empty',
    }));
}

function toForm(coupon: Coupon | null) {
  return {
    code: coupon?.code ?? '',
    rate: coupon === null ? '5' : rateInput(coupon.rate_ppm),
    starts: toLocal(coupon?.starts_at ?? null),
    ends: toLocal(coupon?.expires_at ?? null),
    uses: String(coupon?.max_uses ?? ''),
    each: String(coupon?.max_uses_each ?? ''),
  };
}

/** An instant in the browser's time zone, as its field has it. */
function toLocal(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function toInstant(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}

function toCount(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
