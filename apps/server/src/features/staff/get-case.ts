import type { StaffCaseDetail } from '@wevisu/contract/staff-queues.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import { READ_FACTS } from './case-facts.ts';
import type { StaffDeps } from './deps.ts';
import { showCase } from './list-cases.ts';
import { getCaseRow } from './store/cases.ts';

export async function getCase(
  { pool, now }: Pick<StaffDeps, 'pool' | 'now'>,
  given: { readonly queue: StaffQueue; readonly id: string; readonly staffId: UserId },
): Promise<Result<StaffCaseDetail>> {
  const { queue, id, staffId } = given;
  const row = await getCaseRow[queue](pool, { id, staffId, now: now() });
  const facts = row && (await READ_FACTS[queue](pool, { id, staffId }));
  return row === null || facts === null
    ? refuse('case_closed')
    : ok({ ...showCase(row), ...facts });
}
