import type { MarkupRule } from '@wevisu/contract/showroom-prices.ts';
import { ok, type Refusal, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { MAXIMUM_MARKUP } from '@wevisu/domain/money/change-markup.ts';
import { formatPercent, type Ppm } from '@wevisu/domain/money/money.ts';
import { checkMarkupRate } from '@wevisu/domain/money/pricing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteAct } from '../audit/note-act.ts';
import { checkCoupons } from './check-coupons.ts';
import type { ShowroomPricesDeps } from './deps.ts';
import {
  deleteRule,
  getRule,
  insertRule,
  keepChanges,
  labelOf,
  lockOwnShowroom,
  type Scope,
  setStandard,
  updateRule,
} from './store/rules.ts';

interface Given {
  readonly proId: ProUserId;
  readonly scope: Scope;
  /** Null ends the rule. */
  readonly rate: Ppm | null;
  /** The version that the pro saw; null for no rule. */
  readonly version: number | null;
}

type Saved = MarkupRule | null;

/** PRO-05: one rate, with what it was before. Null for a rule that was ended. */
export async function setMarkup(
  { pool, now }: ShowroomPricesDeps,
  given: Given,
): Promise<Result<Saved>> {
  const { scope, rate, proId } = given;
  const refused = checkRule(scope, rate);
  if (refused !== null) return refused;
  const label = await labelOf(pool, scope);
  if (label === null) return refuse('not_found');
  const at = now();
  return inTransaction(pool, async (trx): Promise<Result<Saved>> => {
    const shop = await lockOwnShowroom(trx, { proId });
    if (shop === null) return refuse('showroom_not_found');
    const showroomId = shop.id;
    const before = isStandard(scope)
      ? { ratePpm: shop.markupPpm, version: shop.markupVersion }
      : await getRule(trx, { ...scope, showroomId });
    if ((before?.version ?? null) !== given.version) {
      return refuse('changed_meanwhile', { now: before && toSaved(scope, label, before) });
    }
    const tooLow = rate === null ? null : await checkCoupons(trx, { showroomId, rate, now: at });
    if (tooLow !== null) return tooLow;
    if (before?.ratePpm === rate) return ok(before && toSaved(scope, label, before));
    await write(trx, { ...scope, showroomId, rate, isNew: before === null });
    const change = { ...scope, from: before?.ratePpm ?? null, to: rate };
    await keepChanges(trx, { showroomId, batchId: null, actorId: proId, at, changes: [change] });
    await noteAct(trx, {
      at,
      actorId: proId,
      tenant: { kind: 'showroom', id: showroomId },
      action: 'markup.changed',
      target: { kind: 'markup', id: targetOf(scope) },
      from: { rule: label, rate_ppm: change.from },
      to: { rule: label, rate_ppm: rate },
    });
    if (rate === null) return ok(null);
    return ok(toSaved(scope, label, { ratePpm: rate, version: (before?.version ?? 0) + 1 }));
  });
}

function checkRule(scope: Scope, rate: Ppm | null): Refusal | null {
  const { categoryId, brandId, productId } = scope;
  if (productId !== null && (categoryId !== null || brandId !== null)) return refuse('not_found');
  if (rate === null) return isStandard(scope) ? refuse('markup_standard_stays') : null;
  if (rate > MAXIMUM_MARKUP) {
    return refuse('markup_above_maximum', { params: { maximum: formatPercent(MAXIMUM_MARKUP) } });
  }
  return checkMarkupRate(rate);
}

function isStandard({ categoryId, brandId, productId }: Scope): boolean {
  return categoryId === null && brandId === null && productId === null;
}

async function write(
  trx: Queryable,
  {
    rate,
    isNew,
    ...of
  }: Scope & Parameters<typeof deleteRule>[1] & { rate: Ppm | null; isNew: boolean },
): Promise<void> {
  if (rate === null) await deleteRule(trx, of);
  else if (isStandard(of)) await setStandard(trx, { showroomId: of.showroomId, ratePpm: rate });
  else if (isNew) await insertRule(trx, { ...of, ratePpm: rate });
  else await updateRule(trx, { ...of, ratePpm: rate });
}

function toSaved(
  { categoryId, brandId, productId }: Scope,
  label: string,
  { ratePpm, version }: { readonly ratePpm: number; readonly version: number },
): MarkupRule {
  return {
    ...{ category_id: categoryId, brand_id: brandId, product_id: productId },
    ...{ label, rate_ppm: ratePpm, version },
  };
}

function targetOf({ categoryId, brandId, productId }: Scope): string {
  if (productId !== null) return `product ${productId}`;
  const parts = [
    ...(brandId === null ? [] : [`brand ${brandId}`]),
    ...(categoryId === null ? [] : [`category ${categoryId}`]),
  ];
  return parts.join(' ') || 'standard';
}
