import type { PriceRules } from '@wevisu/contract/showroom-prices.ts';
import { cx } from '../../ui/cx.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import type { Scope } from './scope.ts';

interface ScopeFieldsProps {
  readonly rules: Pick<PriceRules, 'categories' | 'brands'>;
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
  readonly className?: string;
}

/** A category, a brand, or a brand within a category. */
export function ScopeFields({ rules, scope, onScope, className = '' }: ScopeFieldsProps) {
  const categories = rules.categories.map(({ id, name, parent_id }) => ({
    id: String(id),
    label: parent_id === null ? name : `– ${name}`,
  }));
  const brands = rules.brands.map(({ id, name }) => ({ id: String(id), label: name }));
  const toId = (text: string) => (text === '' ? null : Number(text));
  return (
    <div className={cx('grid gap-3 sm:grid-cols-2', className)}>
      <NativeSelect
        label="Category"
        onChange={(id) => onScope({ ...scope, category_id: toId(id) })}
        options={[{ id: '', label: 'All' }, ...categories]}
        value={String(scope.category_id ?? '')}
      />
      <NativeSelect
        label="Brand"
        onChange={(id) => onScope({ ...scope, brand_id: toId(id) })}
        options={[{ id: '', label: 'All' }, ...brands]}
        value={String(scope.brand_id ?? '')}
      />
    </div>
  );
}
