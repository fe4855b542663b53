import type { CallInput } from '@wevisu/contract/call.ts';
import type { updateShowroom as call, ShowroomEditor } from '@wevisu/contract/pros.ts';
import { type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { isStateCode } from '@wevisu/domain/people/us-states.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { ProsDeps } from './deps.ts';
import { showOwn } from './own-showroom.ts';
import { showShowroom } from './show-showroom.ts';
import { lockOwnRow, setShowroom } from './store/showroom.ts';

/** G-30: what visitors see. Whoever saves a version that is not the newest one gets the newest one back. */
export function updateShowroom(
  { pool, now }: Pick<ProsDeps, 'pool' | 'now'>,
  { proId, form }: { readonly proId: ProUserId; readonly form: CallInput<typeof call>['body'] },
): Promise<Result<ShowroomEditor>> {
  return inTransactionOfResult(pool, async (client) => {
    if (form.address !== null && !isStateCode(form.address.state)) {
      return refuseFields({ 'address.state': 'state_invalid' });
    }
    const row = await lockOwnRow(client, { proId });
    if (row === null) return refuse('showroom_missing');
    const before = showShowroom(row);
    if (row.version !== form.version) return refuse('changed_meanwhile', { now: before });
    await setShowroom(client, {
      id: row.id,
      companyName: form.company_name,
      tagline: form.tagline,
      story: form.story,
      themeColor: form.theme_color,
      address: form.address,
      serviceZips: form.service_zips,
      refusesOutside: form.refuses_outside,
    });
    const { version: _, ...to } = form;
    const from = Object.fromEntries(
      Object.keys(to).map((name) => [name, before[name as keyof typeof to]]),
    );
    await noteAct(client, {
      at: now(),
      actorId: proId,
      tenant: { kind: 'showroom', id: row.id },
      action: 'showroom.changed',
      target: { kind: 'showroom', id: row.id },
      from,
      to,
    });
    return showOwn(client, proId);
  });
}
