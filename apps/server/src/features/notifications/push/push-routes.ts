import type { CallInput } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/push-devices.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { CallTable } from '../../../platform/http/call-table.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import type { LiveEvent } from '../../../platform/live/publish.ts';
import { deviceName } from '../../../platform/sessions/device-name.ts';
import { listDevices, putDevice, removeDevice } from '../store/push.ts';
import type { PushDeps } from './push-deps.ts';
import { PUSH_JOB, type PushJob, pushToDevice } from './push-device.ts';
import { pushDue, pushNow } from './push-due.ts';
import { vapidKey } from './vapid.ts';

interface Host {
  readonly calls: CallTable;
  readonly jobs: JobQueue;
  /** Whether this process does jobs, and so tells devices. */
  readonly isWorking: boolean;
  readonly log: FastifyBaseLogger;
}

interface Given extends Omit<PushDeps, 'jobs' | 'key' | 'onError'> {
  readonly encryptionKey: Buffer;
}

/** Returns what is to hear of hints: it tells devices of notifications that were just written. */
export function addPush(
  { calls, jobs, isWorking, log }: Host,
  { encryptionKey, ...given }: Given,
): (hint: LiveEvent) => void {
  const onError = (err: unknown) => log.error({ err }, 'a device could not be told');
  const deps: PushDeps = { ...given, jobs, key: vapidKey(encryptionKey), onError };
  calls.add(contract.listPushDevices, async ({ user }) => ok({ data: await show(deps, user) }));
  calls.add(contract.addPushDevice, async ({ user }, { body }) => {
    const added = await addDevice(deps, { ...body, user });
    return added.ok ? ok({ data: await show(deps, user) }) : added;
  });
  calls.add(contract.removePushDevice, async ({ user }, { params }) => {
    const wasThere = await removeDevice(deps.pool, { userId: user.userId, id: params.id });
    return wasThere ? ok({ data: await show(deps, user) }) : refuse('not_found');
  });
  jobs.define<PushJob>(PUSH_JOB, (job) => pushToDevice(deps, job));
  jobs.every('notifications.push-due', '* * * * *', () => pushDue(deps));
  return ({ kind, wake }) => {
    if (isWorking && kind === 'notifications') pushNow(deps, wake).catch(onError);
  };
}

async function show({ pool, key }: PushDeps, { userId, sessionHash }: SignedIn) {
  const devices = await listDevices(pool, { userId, sessionHash });
  return {
    public_key: key.publicKey,
    devices: devices.map(({ id, userAgent, isThis, createdAt }) => ({
      ...{ id, name: deviceName(userAgent), is_this: isThis },
      created_at: createdAt.toISOString(),
    })),
  };
}

async function addDevice(
  { pool, httpOut, now }: PushDeps,
  {
    endpoint,
    keys,
    user,
  }: CallInput<typeof contract.addPushDevice>['body'] & { readonly user: SignedIn },
): Promise<Result<null>> {
  // The address is the browser's word: none leads into our own network.
  if ((await httpOut.check(endpoint)) !== null) {
    return refuseFields({ endpoint: 'push_endpoint' });
  }
  await putDevice(pool, {
    ...{ userId: user.userId, sessionHash: user.sessionHash, endpoint, now: now() },
    p256dh: Buffer.from(keys.p256dh, 'base64url'),
    auth: Buffer.from(keys.auth, 'base64url'),
  });
  return ok(null);
}
