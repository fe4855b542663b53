import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { ArrivalDeps } from './deps.ts';
import { allowAccess, endAccess, findAccess } from './store/access.ts';

interface Access {
  readonly company_name: string;
  readonly is_allowed: boolean;
}

interface Own {
  readonly userId: UserId;
  readonly number: string;
}

export async function getAccess(
  { pool }: Pick<ArrivalDeps, 'pool'>,
  of: Own,
): Promise<Result<Access>> {
  const found = await findAccess(pool, of);
  if (found === null) return refuse('order_not_found');
  return ok({ company_name: found.companyName, is_allowed: found.isAllowed });
}

/** The homeowner lets the showroom's pro count and sign for what arrives of an order, or takes it back. */
export function setAccess(
  { pool, now }: Pick<ArrivalDeps, 'pool' | 'now'>,
  of: Own & { readonly isAllowed: boolean },
): Promise<Result<Access>> {
  const { isAllowed } = of;
  return inTransactionOfResult(pool, async (trx): Promise<Result<Access>> => {
    const found = await findAccess(trx, of);
    if (found === null) return refuse('order_not_found');
    const { orderId, showroomId, companyName } = found;
    if (found.isAllowed !== isAllowed) {
      const at = now();
      if (isAllowed) await allowAccess(trx, { orderId, now: at });
      else await endAccess(trx, { orderId });
      await noteAct(trx, {
        ...{ at, actorId: of.userId, tenant: { kind: 'showroom', id: showroomId } },
        ...{ action: 'arrival_access.changed', target: { kind: 'order', id: of.number } },
        ...{ from: { is_allowed: found.isAllowed }, to: { is_allowed: isAllowed } },
      });
    }
    return ok({ company_name: companyName, is_allowed: isAllowed });
  });
}
