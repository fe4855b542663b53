import { HIRING } from '@wevisu/domain/hiring/hire-terms.ts';
import { HIRE_ACT_LABELS } from '@wevisu/domain/hiring/hire-words.ts';
import {
  type Cents,
  cents,
  formatPercent,
  formatUsd,
  parseUsd,
  ppm,
} from '@wevisu/domain/money/money.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Money } from '../../ui/money.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Hire, sendTerms, type Terms } from './hire-calls.ts';

interface Row {
  readonly key: number;
  readonly title: string;
  readonly amount: string;
}

export interface TermsFormProps {
  readonly act: 'offer' | 'counter';
  readonly hire: Hire;
  readonly onSend: (
    work: Promise<{ readonly data: Hire; readonly message: string }>,
  ) => Promise<void>;
  readonly onClose: () => void;
}

/** The price is the sum of its milestones, so the two always agree. It begins with the terms that stand. */
export function TermsForm({ act, hire, onSend, onClose }: TermsFormProps) {
  const [scope, setScope] = useState(hire.terms?.scope ?? '');
  const [note, setNote] = useState('');
  const [rows, setRows] = useState<readonly Row[]>(() => firstRows(hire.terms));
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const prices = rows.map(({ amount }) => priceOf(amount));
  const total = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  const change = (key: number, with_: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...with_ } : row)));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const isWhole = scope.trim() !== '' && rows.every(({ title }) => title.trim() !== '');
    if (!isWhole || prices.includes(null) || isSending) return;
    const terms: Terms = {
      ...{ version: hire.version, scope: scope.trim(), price: total, note: note.trim() },
      milestones: rows.map(({ title }, place) => ({
        ...{ title: title.trim(), price: prices[place] ?? 0 },
      })),
    };
    setSending(true);
    await onSend(sendTerms(hire.id, terms));
    setSending(false);
  }

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="text-22">{HIRE_ACT_LABELS[act]}</h2>
      <TextField
        {...errorOf(isChecked && scope.trim() === '', 'Say what is done for the price.')}
        label="What is done"
        maxLength={HIRING.maxScopeLength}
        onChange={setScope}
        rows={5}
        value={scope}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-[560]">Milestones, in their order</legend>
        {rows.map(({ key, title, amount }, place) => (
          <div
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto]"
            key={key}
          >
            <TextField
              {...errorOf(isChecked && title.trim() === '', 'Name the milestone.')}
              className="max-sm:col-span-2"
              label={`Milestone ${place + 1}`}
              maxLength={HIRING.maxTitleLength}
              onChange={(text) => change(key, { title: text })}
              value={title}
            />
            <TextField
              {...errorOf(isChecked && prices[place] === null, 'Enter an amount, such as 850.')}
              inputMode="decimal"
              label={`Amount ${place + 1}, dollars`}
              onChange={(text) => change(key, { amount: text })}
              value={amount}
            />
            {rows.length > 1 && (
              <span className="pt-7">
                <IconButton
                  icon="trash"
                  label={`Remove milestone ${place + 1}`}
                  onPress={() => setRows(rows.filter((row) => row.key !== key))}
                />
              </span>
            )}
          </div>
        ))}
        {rows.length < HIRING.maxMilestones && (
          <Button
            className="self-start"
            kind="secondary"
            onPress={() => setRows([...rows, { key: nextKey(rows), title: '', amount: '' }])}
            size="small"
          >
            Add a milestone
          </Button>
        )}
      </fieldset>
      <div className="border-line border-t pt-3">
        <p className="flex justify-between gap-6 font-[560]">
          <span>Price</span>
          <Money amount={total} />
        </p>
        <p className="mt-1 text-14 text-muted">{termsText(hire)}</p>
      </div>
      <TextField
        hint="The other side reads it beside the terms."
        label="Message (optional)"
        maxLength={HIRING.maxMessageLength}
        onChange={setNote}
        rows={3}
        value={note}
      />
      <div className="flex flex-wrap gap-3">
        <Button isPending={isSending} type="submit">
          {act === 'offer' ? 'Send the offer' : 'Send these terms'}
        </Button>
        <Button kind="secondary" onPress={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}

/** What sending these terms means for the money. */
function termsText({ role, money }: Hire): string {
  if (role !== 'pro')
    return 'The first milestone is charged when you accept the terms. The pro has to agree to yours before.';
  const kept = money.fee_rate ?? 0;
  const fee = kept === 0 ? '' : ` We keep ${formatPercent(ppm(kept))} of what goes to you.`;
  return `The homeowner pays the first milestone by accepting, and each next one before you deliver it. A deposit is a milestone of its own.${fee}`;
}

function firstRows(terms: Hire['terms']): readonly Row[] {
  const milestones = terms?.milestones ?? [{ title: '', price: 0 }];
  return milestones.map(({ title, price }, key) => ({
    ...{ key, title, amount: price === 0 ? '' : formatUsd(cents(price)).slice(1) },
  }));
}

const nextKey = (rows: readonly Row[]) => Math.max(...rows.map(({ key }) => key)) + 1;

function priceOf(text: string): Cents | null {
  const price = parseUsd(text);
  return price === null || price < 1 || price > HIRING.maxPrice ? null : price;
}

const errorOf = (isWrong: boolean, error: string) => (isWrong ? { error } : {});
