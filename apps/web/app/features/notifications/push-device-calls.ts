import { addPushDevice, listPushDevices, removePushDevice } from '@wevisu/contract/push-devices.ts';
import { call } from '../../platform/api.ts';

export const DEVICES_KEY = ['push-devices'] as const;

export async function fetchDevices() {
  return (await call(listPushDevices, {}, { isQuiet: true })).data;
}

export type PushDevices = Awaited<ReturnType<typeof fetchDevices>>;

export async function saveDevice(subscription: PushSubscription): Promise<PushDevices> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth } };
  return (await call(addPushDevice, { body })).data;
}

export async function dropDevice(id: number): Promise<PushDevices> {
  return (await call(removePushDevice, { params: { id } })).data;
}
