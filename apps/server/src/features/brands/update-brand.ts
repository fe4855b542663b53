import type { StaffBrand } from '@wevisu/contract/brands.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { BrandsDeps } from './deps.ts';
import { readBrand } from './read-brand.ts';
import {
  findNamesake,
  findOfSlug,
  forgetFormer,
  getBrand,
  keepFormer,
  lockBrands,
  setBrand,
} from './store.ts';

interface Given {
  readonly id: number;
  readonly staffId: UserId;
  readonly name: string;
  readonly slug: string;
  readonly tagline: string;
  readonly description: string;
  readonly version: number;
  readonly reason: string;
}

/** A name or an address that another brand has is refused: duplicates are merged. */
export async function updateBrand(deps: BrandsDeps, given: Given): Promise<Result<StaffBrand>> {
  const { id, staffId, version, reason, ...fields } = given;
  const done = await inTransactionOfResult(deps.pool, async (trx) => {
    await lockBrands(trx);
    const row = await getBrand(trx, { id });
    if (row === null) return refuse('not_found');
    if (row.version !== version) return refuse('changed_meanwhile');
    const namesake = await findNamesake(trx, { id, name: fields.name });
    if (namesake !== null)
      return refuseFields({
        name: refuse('brand_name_taken', { params: { name: namesake.name } }),
      });
    const other = await findOfSlug(trx, { id, slug: fields.slug });
    if (other !== null)
      return refuseFields({ slug: refuse('brand_slug_taken', { params: { name: other.name } }) });
    await keepFormer(trx, { id, slug: row.slug, name: row.name });
    await setBrand(trx, { id, ...fields });
    await forgetFormer(trx, { slug: fields.slug, name: fields.name });
    const { name, slug, tagline, description } = row;
    await noteAct(trx, {
      ...{ at: deps.now(), actorId: staffId, reason, action: 'brand.changed' },
      tenant: { kind: 'vendor', id: row.vendorId },
      target: { kind: 'brand', id },
      from: { name, slug, tagline, description },
      to: fields,
    });
    return ok(undefined);
  });
  return showAfter(deps, id, done);
}

/** The brand as it is now, also for whoever saw an older one. */
export async function showAfter(
  deps: BrandsDeps,
  id: number,
  done: Result<undefined>,
): Promise<Result<StaffBrand>> {
  if (!done.ok && done.code !== 'changed_meanwhile') return done;
  const brand = await readBrand(deps, id);
  return done.ok || !brand.ok ? brand : refuse('changed_meanwhile', { now: brand.value });
}
