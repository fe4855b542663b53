// Decides when the devices of a person show what they were notified of, and hands it to the job that tells each device.
import type { UserId } from '@wevisu/domain/ids.ts';
import { mailDue } from '@wevisu/domain/notifications/mail-times.ts';
import { kindOfEvent, type MailPlan } from '@wevisu/domain/notifications/notice-kinds.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { pushPlanOf, timesOf } from '../reader.ts';
import { getReader } from '../store/choices.ts';
import { listDeviceIds, listDueAmong, listDuePeople, lockDue, setDue } from '../store/push.ts';
import type { PushDeps } from './push-deps.ts';
import { PUSH_JOB, type PushJob } from './push-device.ts';

const BATCH = 100;

/** Whoever is due: after quiet hours, with the daily summary, and those of whom no process heard. */
export async function pushDue(deps: PushDeps): Promise<void> {
  let after = 0;
  for (;;) {
    const due = await listDuePeople(deps.pool, { now: deps.now(), after, limit: BATCH });
    for (const { userId } of due) {
      await pushTo(deps, userId).catch(deps.onError);
      after = userId;
    }
    if (due.length < BATCH) return;
  }
}

/** Those who were just notified. */
export async function pushNow(deps: PushDeps, userIds: readonly UserId[]): Promise<void> {
  for (const { userId } of await listDueAmong(deps.pool, {
    userIds: [...userIds],
    now: deps.now(),
  }))
    await pushTo(deps, userId);
}

/** In one transaction: a run that dies has handed over all or nothing. */
function pushTo(deps: PushDeps, userId: UserId): Promise<void> {
  const now = deps.now();
  return inTransaction(deps.pool, async (trx) => {
    const rows = await lockDue(trx, { userId, now });
    const reader = await getReader(trx, userId);
    const ready: number[] = [];
    const done: number[] = [];
    for (const { id, event, isDecided, isRead } of rows) {
      const kind = kindOfEvent(event);
      const plan: MailPlan = reader === null || kind === null ? 'off' : pushPlanOf(reader, kind);
      if (reader === null || plan === 'off' || isRead) {
        done.push(id);
        continue;
      }
      const due = mailDue({ plan, times: timesOf(reader), now, gatherMinutes: 0 });
      if (isDecided || due <= now) ready.push(id);
      else await setDue(trx, { ids: [id], due });
    }
    const told = [...done, ...ready];
    if (told.length > 0) await setDue(trx, { ids: told, due: null });
    if (ready.length === 0) return;
    const devices = await listDeviceIds(trx, { userId, now });
    const jobs = devices.map(({ id: deviceId }): PushJob => ({ deviceId, notificationIds: ready }));
    await deps.jobs.enqueue(trx, PUSH_JOB, jobs);
  });
}
