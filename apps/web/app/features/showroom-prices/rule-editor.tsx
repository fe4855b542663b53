import type { MarkupRule, PriceRules } from '@wevisu/contract/showroom-prices.ts';
import { formatPercent } from '@wevisu/domain/money/money.ts';
import { parsePercent } from '@wevisu/domain/money/parse-percent.ts';
import { checkMarkupRate, MINIMUM_MARKUP } from '@wevisu/domain/money/pricing.ts';
import type { FormEvent } from 'react';
import type { ApiFailure } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { EffectTable } from './effect-table.tsx';
import { saveMarkup } from './price-calls.ts';
import { rateInput, rateText } from './rate-text.ts';
import { ruleOf, type Scope, STANDARD, scopeKey } from './scope.ts';
import { ScopeFields } from './scope-fields.tsx';
import { useKeptInput } from './use-kept-input.ts';
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
      <RateForm key={scopeKey(scope)} onScope={onScope} rules={rules} scope={scope} />
    </section>
  );
}

function RateForm({ rules, scope, onScope }: RuleEditorProps) {
  const { save, isSaving, failure, refusal } = useSaving();
  const rule = newerOf(ruleOf(rules, scope), failure);
  const input = useKeptInput(
    rateInput(rule?.rate_ppm ?? rules.standard.rate_ppm),
    rule?.version ?? null,
  );
  const rate = parsePercent(input.value);
  const isTooLow = rate !== null && checkMarkupRate(rate) !== null;
  const isBehind = input.isBehind && !isSaving;

  async function saveOver(version: number | null) {
    if (rate === null) return;
    const saved = await save(() => saveMarkup({ ...scope, rate_ppm: rate, version }));
    if (saved !== null) input.drop();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void saveOver(input.version);
  }

  async function end() {
    const ended = await save(() =>
      saveMarkup({ ...scope, rate_ppm: null, version: input.version }),
    );
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
          onChange={input.change}
          suffix="%"
          value={input.value}
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
      {isBehind && (
        <ChangedNotice
          differences={[
            {
              label: 'Markup',
              mine: `${input.value}%`,
              theirs: rule === null ? 'This rule has ended' : rateText(rule.rate_ppm),
            },
          ]}
          isSaving={isSaving}
          onSaveMine={() => void saveOver(rule?.version ?? null)}
          onTakeTheirs={input.drop}
          refusal={refusal}
          title="This markup was changed meanwhile"
        />
      )}
      {refusal !== null && !isBehind && (
        <Notice className="mt-3" isUrgent kind="danger" title="The markup was not saved">
          <p>{refusal}</p>
        </Notice>
      )}
      <EffectTable onScope={onScope} rate={rate} rules={rules} scope={scope} />
    </>
  );
}

/** A refusal carries the rule as it is; the list may be older, and has only the latest rules of products. */
function newerOf(listed: MarkupRule | null, failure: ApiFailure | null): MarkupRule | null {
  if (failure?.code !== 'changed_meanwhile') return listed;
  const refused = failure.now as MarkupRule | null;
  return (refused?.version ?? 0) > (listed?.version ?? 0) ? refused : listed;
}

function fieldError(isUnreadable: boolean, isTooLow: boolean): string | undefined {
  if (isUnreadable) return 'Enter a percentage such as 12.5.';
  return isTooLow ? `The minimum markup is ${formatPercent(MINIMUM_MARKUP)}.` : undefined;
}
