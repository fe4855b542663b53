import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import { returnTry, type TryLimit, takeTry } from '../../platform/sessions/count-tries.ts';
import type { CartDeps } from './deps.ts';
import type { CartOwner } from './owner.ts';
import { findCoupon } from './store/carts.ts';

/** Wrong codes. People mistype a few; a list of likely codes does not get far. */
const MAX_WRONG = 10;
const SECONDS = 900;

const REFUSALS = {
  ended: 'coupon_expired',
  paused: 'coupon_paused',
  not_started: 'coupon_not_started',
  used_up: 'coupon_used_up',
} as const;

interface Asked {
  readonly showroomId: ShowroomId;
  /** Undefined leaves the coupon alone, '' removes it. */
  readonly code: string | undefined;
  readonly guesser: { readonly owner: CartOwner; readonly address: string };
}

/** The coupon to set: undefined for none to set, null to remove it. Codes that are wrong are counted. */
export async function resolveCoupon(
  deps: CartDeps,
  { showroomId, code, guesser }: Asked,
): Promise<Result<number | null | undefined>> {
  if (code === undefined) return ok(undefined);
  if (code === '') return ok(null);
  const limits = limitsOf(guesser);
  const seconds = await takeTry(deps.pool, limits);
  if (seconds > 0) return refuse('too_many_requests', { params: { seconds } });
  const coupon = await findCoupon(deps.pool, {
    ...{ showroomId, code, now: deps.now() },
    owner: guesser.owner,
  });
  if (coupon === null) return refuse('coupon_invalid');
  for (const { key } of limits) await returnTry(deps.pool, { key });
  return coupon.state === 'valid' ? ok(coupon.id) : refuse(REFUSALS[coupon.state]);
}

function limitsOf({ owner, address }: Asked['guesser']): TryLimit[] {
  const ofAddress = { key: `coupon address ${address}`, max: MAX_WRONG, seconds: SECONDS };
  if (owner.kind !== 'member') return [ofAddress];
  return [ofAddress, { key: `coupon user ${owner.userId}`, max: MAX_WRONG, seconds: SECONDS }];
}
