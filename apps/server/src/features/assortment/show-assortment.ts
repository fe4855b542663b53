import { createHash } from 'node:crypto';
import type { AssortmentView } from '@wevisu/contract/assortment.ts';
import { type AssortmentRule, toAssortmentRules } from '@wevisu/domain/catalog/assortment.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { CatalogIndex } from '../catalog/index/catalog-index.ts';
import type { Assortment } from '../catalog/index/offer-view.ts';
import { readAssortmentRules } from '../showrooms/assortment-of.ts';
import { countShown } from './count-shown.ts';
import type { AssortmentDeps } from './deps.ts';
import { labelRules } from './label-rules.ts';
import { getOwnShowroom } from './store/rules.ts';

/** G-30: the rules as saved, with what they show. */
export async function getAssortment(
  { pool, catalog }: Pick<AssortmentDeps, 'pool' | 'catalog'>,
  proId: ProUserId,
): Promise<Result<AssortmentView>> {
  const shop = await getOwnShowroom(pool, { proId });
  if (shop === null) return refuse('showroom_missing');
  const version = shop.assortmentVersion;
  return ok(await showAssortment(pool, { index: catalog.index(), showroomId: shop.id, version }));
}

/** As of the version: within the transaction that locked it, or a moment ago. */
export async function showAssortment(
  db: Queryable,
  of: {
    readonly index: CatalogIndex;
    readonly showroomId: ShowroomId;
    readonly version: number;
  },
): Promise<AssortmentView> {
  const { index, showroomId, version } = of;
  const rules = await readAssortmentRules(db, showroomId);
  return {
    version,
    rules: await labelRules(db, { taxonomy: index.taxonomy, rules }),
    ...countShown(index, toAssortment(rules)),
  };
}

/** Named by what it says: the same rules again find what was worked out for them. */
export function toAssortment(rules: readonly AssortmentRule[]): Assortment | null {
  if (rules.length === 0) return null;
  const parts = rules.map(({ kind, id, shown }) => `${kind} ${id} ${shown}`).sort();
  const version = createHash('sha256').update(parts.join()).digest('base64url');
  return { rules: toAssortmentRules(rules), version };
}
