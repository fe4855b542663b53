import type { MarkupRule, PriceRules } from '@wevisu/contract/showroom-prices.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { cx } from '../../ui/cx.ts';
import { rateText } from './rate-text.ts';
import { isSameScope, type Scope, scopeKey } from './scope.ts';

interface RulesTableProps {
  readonly rules: PriceRules;
  readonly scope: Scope;
  readonly onChoose: (scope: Scope) => void;
}

/** Every rule of the showroom; one is chosen to be changed. */
export function RulesTable({ rules, scope, onChoose }: RulesTableProps) {
  const more = rules.product_rules_total - rules.product_rules.length;
  return (
    <section aria-labelledby="rules-title">
      <h2 className="text-18" id="rules-title">
        Your markups
      </h2>
      <p className="mt-1 text-muted">
        The most specific one applies: a product's own, then its brand's, then its category's, then
        the standard.
      </p>
      <ul className="mt-3">
        {[rules.standard, ...rules.rules, ...rules.product_rules].map((rule) => (
          <Rule
            isChosen={isSameScope(rule, scope)}
            key={scopeKey(rule)}
            onChoose={() =>
              onChoose({
                category_id: rule.category_id,
                brand_id: rule.brand_id,
                product_id: rule.product_id,
              })
            }
            rule={rule}
          />
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-muted">
          And {formatCount(more)} more products with a markup of their own.
        </p>
      )}
    </section>
  );
}

interface RuleProps {
  readonly rule: MarkupRule;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Rule({ rule, isChosen, onChoose }: RuleProps) {
  return (
    <li className="border-line border-b">
      <button
        aria-pressed={isChosen}
        className={cx(
          'flex w-full items-baseline justify-between gap-3 rounded-control px-2 py-2 text-start hover:bg-sunken',
          isChosen && 'bg-sunken font-[560]',
        )}
        onClick={onChoose}
        type="button"
      >
        <span className="min-w-0 truncate">{rule.label}</span>
        <span className="figures">{rateText(rule.rate_ppm)}</span>
      </button>
    </li>
  );
}
