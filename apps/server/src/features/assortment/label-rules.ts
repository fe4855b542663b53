import type { AssortmentView } from '@wevisu/contract/assortment.ts';
import type { AssortmentRule } from '@wevisu/domain/catalog/assortment.ts';
import type { ProductId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { Taxonomy } from '../catalog/index/taxonomy.ts';
import { listProductNames } from './store/rules.ts';

/** Rules with the names of what they are of; those of things that do not exist are left out. */
export async function labelRules(
  db: Queryable,
  { taxonomy, rules }: { readonly taxonomy: Taxonomy; readonly rules: readonly AssortmentRule[] },
): Promise<AssortmentView['rules']> {
  const ids = rules.flatMap(({ kind, id }) => (kind === 'product' ? [id as ProductId] : []));
  const products = ids.length === 0 ? [] : await listProductNames(db, { ids });
  const names = {
    product: new Map<number, string>(products.map(({ id, name }) => [id, name])),
    brand: new Map(taxonomy.brands.map(({ id, name }) => [id, name])),
    vendor: new Map<number, string>(taxonomy.brands.map((one) => [one.vendorId, one.vendor])),
    category: new Map(taxonomy.categories.map(({ id, name }) => [id, name])),
    department: new Map(taxonomy.departments.map(({ id, name }) => [id, name])),
  };
  return rules.flatMap((rule) => {
    const label = names[rule.kind].get(rule.id);
    return label === undefined ? [] : [{ ...rule, label }];
  });
}
