// PRO-06, G-56: a coupon is made and changed within the lowest markup of its showroom.
import type { Coupon } from '@wevisu/contract/coupons.ts';
import {
  ok,
  type Refusal,
  type Result,
  refuse,
  refuseFields,
} from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { type Ppm, ppm } from '@wevisu/domain/money/money.ts';
import { checkCouponRate } from '@wevisu/domain/money/pricing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteAct } from '../audit/note-act.ts';
import type { ShowroomPricesDeps } from './deps.ts';
import {
  type CouponRow,
  getLowestMarkup,
  getOwnCoupon,
  insertCoupon,
  updateCoupon,
} from './store/coupons.ts';
import { lockOwnShowroom } from './store/rules.ts';
import { toCoupon } from './to-coupon.ts';

interface Terms {
  readonly rate: Ppm;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
  readonly maxUses: number | null;
  readonly maxUsesEach: number | null;
}

interface NewCoupon extends Terms {
  readonly proId: ProUserId;
  readonly code: string;
}

interface CouponChange extends Terms {
  readonly proId: ProUserId;
  readonly id: number;
  readonly status: 'active' | 'paused' | 'ended';
  readonly version: number;
}

export async function createCoupon(
  { pool, now }: ShowroomPricesDeps,
  given: NewCoupon,
): Promise<Result<Coupon>> {
  const reversed = checkDates(given);
  if (reversed !== null) return reversed;
  const at = now();
  const { proId, code, rate, ...rest } = given;
  return inTransaction(pool, async (trx): Promise<Result<Coupon>> => {
    const shop = await lockOwnShowroom(trx, { proId });
    if (shop === null) return refuse('showroom_not_found');
    const showroomId = shop.id;
    const { lowestPpm } = await getLowestMarkup(trx, { showroomId });
    const tooMuch = checkCouponRate(rate, ppm(lowestPpm));
    if (tooMuch !== null) return tooMuch;
    const terms = { ...rest, ratePpm: rate };
    const added = await insertCoupon(trx, { ...terms, showroomId, code, now: at });
    if (added === null) return refuseFields({ code: 'coupon_code_taken' });
    const row = await requireCoupon(trx, { showroomId, id: added.id });
    await noteAct(trx, {
      at,
      actorId: proId,
      tenant: { kind: 'showroom', id: showroomId },
      action: 'coupon.created',
      target: { kind: 'coupon', id: row.id },
      from: null,
      to: fieldsOf(row),
    });
    return ok(toCoupon(row, at));
  });
}

export async function changeCoupon(
  { pool, now }: ShowroomPricesDeps,
  given: CouponChange,
): Promise<Result<Coupon>> {
  const reversed = checkDates(given);
  if (reversed !== null) return reversed;
  const at = now();
  const { proId, id, version, rate, ...rest } = given;
  return inTransaction(pool, async (trx): Promise<Result<Coupon>> => {
    const shop = await lockOwnShowroom(trx, { proId });
    const showroomId = shop?.id;
    const before = showroomId && (await getOwnCoupon(trx, { showroomId, id }));
    if (!showroomId || !before) return refuse('not_found');
    if (before.version !== version) {
      return refuse('changed_meanwhile', { now: toCoupon(before, at) });
    }
    if (before.status === 'ended') return refuse('coupon_over');
    if (rest.status === 'active') {
      const { lowestPpm } = await getLowestMarkup(trx, { showroomId });
      const tooMuch = checkCouponRate(rate, ppm(lowestPpm));
      if (tooMuch !== null) return tooMuch;
    }
    await updateCoupon(trx, { ...rest, ratePpm: rate, showroomId, id });
    const row = await requireCoupon(trx, { showroomId, id });
    await noteAct(trx, {
      at,
      actorId: proId,
      tenant: { kind: 'showroom', id: showroomId },
      action: 'coupon.changed',
      target: { kind: 'coupon', id },
      from: fieldsOf(before),
      to: fieldsOf(row),
    });
    return ok(toCoupon(row, at));
  });
}

async function requireCoupon(
  trx: Queryable,
  of: Parameters<typeof getOwnCoupon>[1],
): Promise<CouponRow> {
  const row = await getOwnCoupon(trx, of);
  if (row === null) throw new Error(`coupon ${of.id} is gone`);
  return row;
}

function checkDates({ startsAt, expiresAt }: Terms): Refusal | null {
  if (startsAt === null || expiresAt === null || startsAt < expiresAt) return null;
  return refuseFields({ expires_at: 'coupon_dates_reversed' });
}

function fieldsOf(row: CouponRow) {
  return {
    code: row.code,
    rate_ppm: row.ratePpm,
    starts_at: row.startsAt?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    max_uses: row.maxUses,
    max_uses_each: row.maxUsesEach,
    status: row.status,
  };
}
