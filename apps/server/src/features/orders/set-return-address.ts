import type { Address } from '@wevisu/contract/reply.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { checkZip } from './check-zip.ts';
import type { OrdersDeps } from './deps.ts';
import { getReturnAddress, setReturnAddress as writeAddress } from './store/returns.ts';

/** Where a vendor wants accepted returns from now on. */
export async function setReturnAddress(
  { pool, now }: Pick<OrdersDeps, 'pool' | 'now'>,
  { userId, address }: { readonly userId: UserId; readonly address: Address },
): Promise<Result<Address>> {
  const refusal = checkZip(address);
  if (refusal !== null) return refusal;
  return inTransactionOfResult(pool, async (trx): Promise<Result<Address>> => {
    const before = await getReturnAddress(trx, { userId });
    if (before === null) return refuse('not_found');
    await writeAddress(trx, { userId, address });
    await noteAct(trx, {
      ...{ at: now(), actorId: userId, tenant: { kind: 'vendor', id: before.id } },
      ...{ action: 'return_address.changed', target: { kind: 'vendor', id: before.id } },
      ...{ from: before.returnAddress && { ...before.returnAddress }, to: { ...address } },
    });
    return ok(address);
  });
}
