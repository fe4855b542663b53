import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isOffered, toAssortmentRules } from '@wevisu/domain/catalog/assortment.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { useSettled } from '../../platform/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { ASSORTMENT_KEY, findProducts } from './assortment-calls.ts';
import { type DraftRules, type Target, toRules } from './draft-rules.ts';
import { RuleRow } from './rule-row.tsx';

interface ProductRulesProps {
  readonly draft: DraftRules;
  readonly onRule: (target: Target, shown: boolean | null) => void;
  readonly filter: string;
}

/** Single products: those with a rule, and what the shop's search finds for the words. */
export function ProductRules({ draft, onRule, filter }: ProductRulesProps) {
  const q = useSettled(filter.trim());
  const [page, setPage] = useState({ of: q, at: 1 });
  const at = page.of === q ? page.at : 1;
  const found = useQuery({
    queryKey: [...ASSORTMENT_KEY, 'products', q, at],
    queryFn: () => findProducts(q, at),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  });
  const rules = toAssortmentRules(toRules(draft));
  const own = [...draft.values()].filter(({ kind }) => kind === 'product');
  if (q === '') {
    return own.length === 0 ? (
      <p className="py-6 text-muted">
        No product has a rule of its own. Search for one above to show or hide it.
      </p>
    ) : (
      <ul>
        {own.map(({ id, label }) => (
          <RuleRow
            draft={draft}
            key={id}
            note="Has a rule of its own"
            onRule={onRule}
            target={{ kind: 'product', id, label }}
            without="As its brand"
          />
        ))}
      </ul>
    );
  }
  if (found.isError)
    return <p className="py-6 text-muted">The search did not answer. Try again.</p>;
  if (!found.data) return <p className="py-6 text-muted">Searching…</p>;
  const { rows, total, last_page: lastPage } = found.data;
  return (
    <>
      <p className="pb-2 text-muted" role="status">
        {formatCount(total)} {total === 1 ? 'product' : 'products'} found
      </p>
      <ul>
        {rows.map((row) => {
          const isShown = isOffered(rules, {
            productId: row.product_id,
            brandId: row.brand_id,
            vendorId: row.vendor_id,
            categoryIds: row.category_ids,
            departmentId: row.department_id,
          });
          return (
            <RuleRow
              draft={draft}
              key={row.product_id}
              note={`${isShown ? 'Shown' : 'Hidden'} · ${row.brand} · ${row.category}`}
              onRule={onRule}
              target={{ kind: 'product', id: row.product_id, label: row.name }}
              without="As its brand"
            />
          );
        })}
      </ul>
      {lastPage > 1 && (
        <div className="mt-4 flex items-center gap-3">
          <Button
            isDisabled={at === 1}
            kind="secondary"
            onPress={() => setPage({ of: q, at: at - 1 })}
            size="small"
          >
            Previous
          </Button>
          <span className="figures text-muted">
            {at} of {formatCount(lastPage)}
          </span>
          <Button
            isDisabled={at === lastPage}
            kind="secondary"
            onPress={() => setPage({ of: q, at: at + 1 })}
            size="small"
          >
            Next
          </Button>
        </div>
      )}
    </>
  );
}
