import * as contract from '@wevisu/contract/pros.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { changeShowroomId } from './change-id.ts';
import { createShowroom } from './create-showroom.ts';
import type { ProsDeps } from './deps.ts';
import { getStart } from './get-start.ts';
import { getOwnShowroom } from './own-showroom.ts';
import { endProPlan, getPlan } from './plan.ts';
import { printCard } from './print-card.ts';
import { renewLicense } from './renew-license.ts';
import { removeShowroomPicture, uploadShowroomPicture } from './showroom-pictures.ts';
import { updateShowroom } from './update-showroom.ts';

export function addProCalls(calls: CallTable, deps: ProsDeps): void {
  calls.add(contract.getProStart, async ({ user: { userId } }) => {
    const start = await getStart(deps.pool, { userId, now: deps.now() });
    return start.ok ? ok({ data: start.value }) : start;
  });
  calls.add(contract.renewLicense, async ({ user: { userId } }, { body }) => {
    const sent = await renewLicense(deps, { userId, form: body });
    return sent.ok ? ok({ message: 'Your license is with our staff.', data: sent.value }) : sent;
  });
  calls.add(contract.getOwnShowroom, async ({ user }) =>
    ok({ data: await getOwnShowroom(deps, user.userId) }),
  );
  calls.add(contract.createShowroom, async ({ user }, { body }) => {
    const made = await createShowroom(deps, {
      proId: user.userId,
      companyName: body.company_name,
      vsdId: body.vsd_id,
    });
    return made.ok ? ok({ message: 'Your showroom is open.', data: made.value }) : made;
  });
  calls.add(contract.updateShowroom, async ({ user }, { body }) => {
    const saved = await updateShowroom(deps, { proId: user.userId, form: body });
    return saved.ok ? ok({ message: 'Your showroom is saved.', data: saved.value }) : saved;
  });
  calls.add(contract.changeShowroomId, async ({ user }, { body }) => {
    const changed = await changeShowroomId(deps, {
      proId: user.userId,
      version: body.version,
      vsdId: body.vsd_id,
    });
    return changed.ok ? ok({ message: 'The ID is changed.', data: changed.value }) : changed;
  });
  calls.add(contract.uploadShowroomPicture, async ({ user }, { params, body }) => {
    const kept = await uploadShowroomPicture(deps, {
      proId: user.userId,
      kind: params.picture,
      file: body.file,
    });
    return kept.ok ? ok({ message: 'The picture is saved.', data: kept.value }) : kept;
  });
  calls.add(contract.removeShowroomPicture, async ({ user }, { params }) => {
    const gone = await removeShowroomPicture(deps, {
      proId: user.userId,
      kind: params.picture,
    });
    return gone.ok ? ok({ message: 'The picture is removed.', data: gone.value }) : gone;
  });
  calls.add(contract.getShowroomCard, async ({ user }) => {
    const card = await printCard(deps, user.userId);
    return card.ok ? ok({ file: card.value }) : card;
  });
  calls.add(contract.getProPlan, async ({ user }) =>
    ok({ data: await getPlan(deps, user.userId) }),
  );
  calls.add(contract.endProPlan, async ({ user }, { body }) => {
    const plan = await endProPlan(deps, { proId: user.userId, ...body });
    return plan.ok ? ok({ data: plan.value }) : plan;
  });
}
