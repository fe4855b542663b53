import * as contract from '@wevisu/contract/featured.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { FeaturedDeps } from './deps.ts';
import { findFeaturable } from './find-featurable.ts';
import { listFeatured } from './list-featured.ts';
import { saveFeatured } from './save-featured.ts';
import { getFeatured } from './show-featured.ts';

export function addFeaturedCalls(calls: CallTable, deps: FeaturedDeps): void {
  calls.add(contract.getFeatured, async ({ user: { userId } }) => {
    const found = await getFeatured(deps, userId);
    return found.ok ? ok({ data: found.value }) : found;
  });
  calls.add(contract.saveFeatured, async ({ user: { userId: proId } }, { body }) => {
    const { version, product_ids: productIds } = body;
    const saved = await saveFeatured(deps, { proId, version, productIds });
    return saved.ok
      ? ok({ message: 'Your featured products are saved.', data: saved.value })
      : saved;
  });
  calls.add(contract.findFeaturable, async ({ user: { userId: proId } }, { query: { q } }) => {
    const found = await findFeaturable(deps, { proId, q });
    return found.ok ? ok({ data: found.value }) : found;
  });
  calls.add(contract.listFeatured, async (_caller, { query }) => {
    const found = await listFeatured(deps, query);
    return found.ok ? ok({ data: found.value }) : found;
  });
}
