import type { PriceRules } from '@wevisu/contract/showroom-prices.ts';
import { formatPercent } from '@wevisu/domain/money/money.ts';
import { parsePercent } from '@wevisu/domain/money/parse-percent.ts';
import { checkMarkupRate, MINIMUM_MARKUP } from '@wevisu/domain/money/pricing.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { EffectTable } from './effect-table.tsx';
import { saveMarkup } from './price-calls.ts';
import { rateInput } from './rate-text.ts';
import { ruleOf, type Scope, STANDARD, scopeKey } from './scope.ts';
import { ScopeFields } from './scope-fields.tsx';
import { useSaving } from './use-saving.ts';

interface RuleEditorProps {
  readonly rules: PriceRules;
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
}

/** One markup, with what it makes of real prices while it is typed. */
export function RuleEditor({ rules, scope, onScope }: RuleEditorProps) {
  const rule = ruleOf(rules, scope);
  return (
    <section aria-labelledby="markup-title" className="min-w-0">
      <h2 className="text-18" id="markup-title">
        {rule === null ? 'New markup' : `Markup: ${rule.label}`}
      </h2>
      {scope.product_id === null && (
        <ScopeFields className="mt-3" onScope={onScope} rules={rules} scope={scope} />
      )}
      <RateForm
        key={`${scopeKey(scope)} ${rule?.version}`}
        onScope={onScope}
        rules={rules}
        scope={scope}
      />
    </section>
  );
}

function RateForm({ rules, scope, onScope }: RuleEditorProps) {
  const rule = ruleOf(rules, scope);
  const [text, setText] = useState(rateInput(rule?.rate_ppm ?? rules.standard.rate_ppm));
  const { save, isSaving, refusal } = useSaving();
  const rate = parsePercent(text);
  const version = rule?.version ?? null;
  const isTooLow = rate !== null && checkMarkupRate(rate) !== null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (rate !== null) void save(() => saveMarkup({ ...scope, rate_ppm: rate, version }));
  }

  async function end() {
    const ended = await save(() => saveMarkup({ ...scope, rate_ppm: null, version }));
    if (ended !== null) onScope(STANDARD);
  }

  return (
    <>
      <form className="mt-3 flex flex-wrap items-end gap-3" onSubmit={submit}>
        <TextField
          className="w-40"
          error={fieldError(rate === null, isTooLow)}
          inputMode="decimal"
          label="Markup"
          onChange={setText}
          suffix="%"
          value={text}
        />
        <Button isDisabled={rate === null || isTooLow} isPending={isSaving} type="submit">
          Save markup
        </Button>
        {rule !== null && scopeKey(scope) !== scopeKey(STANDARD) && (
          <Button isPending={isSaving} kind="secondary" onPress={() => void end()}>
            End this rule
          </Button>
        )}
      </form>
      {refusal !== null && (
        <Notice className="mt-3" isUrgent kind="danger" title="The markup was not saved">
          <p>{refusal}</p>
        </Notice>
      )}
      <EffectTable onScope={onScope} rate={rate} rules={rules} scope={scope} />
    </>
  );
}

function fieldError(isUnreadable: boolean, isTooLow: boolean): string | undefined {
  if (isUnreadable) return 'Enter a percentage such as 12.5.';
  return isTooLow ? `The minimum markup is ${formatPercent(MINIMUM_MARKUP)}.` : undefined;
}
