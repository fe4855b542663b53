import type { StaffBrand } from '@wevisu/contract/brands.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { BrandsDeps } from './deps.ts';
import {
  bumpBrand,
  countKeptRules,
  deleteBrand,
  getBrand,
  keepAssortments,
  keepFormer,
  keepMarkups,
  lockBrands,
  moveFormer,
  moveProducts,
} from './store.ts';
import { showAfter } from './update-brand.ts';

/** Rows that one merge may write beside the products. */
const MAX_KEPT_RULES = 200_000;

interface Given {
  readonly id: number;
  readonly into: number;
  readonly staffId: UserId;
  readonly version: number;
  readonly intoVersion: number;
  readonly reason: string;
}

/**
 * Products, addresses and names go to the other brand. What pros set for the brand that goes, a markup or that it is
 * hidden, stays for each of its products.
 */
export async function mergeBrand(deps: BrandsDeps, given: Given): Promise<Result<StaffBrand>> {
  const { id, into, staffId, version, intoVersion, reason } = given;
  const done = await inTransactionOfResult(deps.pool, async (trx) => {
    await lockBrands(trx);
    const from = await getBrand(trx, { id });
    const kept = await getBrand(trx, { id: into });
    if (from === null || kept === null) return refuse('not_found');
    if (id === into) return refuseFields({ into: 'brand_is_itself' });
    if (from.vendorId !== kept.vendorId) return refuseFields({ into: 'brand_of_other_vendor' });
    if (from.version !== version || kept.version !== intoVersion)
      return refuse('changed_meanwhile');
    const { count } = await countKeptRules(trx, { from: id });
    if (count > MAX_KEPT_RULES) return refuseFields({ into: 'brand_too_large' });
    const now = deps.now();
    await keepMarkups(trx, { from: id });
    await keepAssortments(trx, { from: id });
    const products = await moveProducts(trx, { from: id, into, now });
    await moveFormer(trx, { from: id, into });
    await deleteBrand(trx, { id });
    await keepFormer(trx, { id: into, slug: from.slug, name: from.name });
    await bumpBrand(trx, { id: into });
    await noteAct(trx, {
      ...{ at: now, actorId: staffId, reason, action: 'brand.merged' },
      tenant: { kind: 'vendor', id: from.vendorId },
      target: { kind: 'brand', id },
      from: { name: from.name, slug: from.slug, products },
      to: { name: kept.name, slug: kept.slug, brand: into },
    });
    return ok(undefined);
  });
  return showAfter(deps, done.ok ? into : id, done);
}
