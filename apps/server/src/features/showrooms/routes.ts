import { getShopProfile, searchShowrooms } from '@wevisu/contract/showrooms.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import * as profile from './get-shop-profile.ts';
import * as search from './search-showrooms.ts';

export type ShowroomDeps = profile.ShopProfileDeps;

export function addShowroomCalls(calls: CallTable, deps: ShowroomDeps): void {
  calls.add(getShopProfile, async (_caller, { query }) =>
    ok({ data: { data: await profile.getShopProfile(deps, query) } }),
  );
  calls.add(searchShowrooms, async (_caller, { query }) => {
    const found = await search.searchShowrooms(deps.db, query.s);
    const data = found.map(({ id, companyName, vsdId }) => ({
      id,
      company_name: companyName,
      vsd_id: vsdId,
    }));
    return ok({ data: { data } });
  });
}
