import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  changeSetting,
  changeSettings,
  listSettingChanges,
  listSettings,
  withdrawSetting,
} from '@wevisu/contract/settings.ts';
import { call } from '../../../platform/api.ts';
import { STAFF_KEY } from '../shell/staff-calls.ts';

const QUIET = { isQuiet: true } as const;

export const SETTINGS_KEY = [...STAFF_KEY, 'settings'] as const;

export async function fetchSettings() {
  return (await call(listSettings, {}, QUIET)).data;
}

export async function fetchChanges(key: string) {
  return (await call(listSettingChanges, { params: { key } }, QUIET)).data;
}

export function sendSetting(key: string, body: CallArgs<typeof changeSetting>['body']) {
  return call(changeSetting, { params: { key }, body }, QUIET);
}

export function sendSettings(body: CallArgs<typeof changeSettings>['body']) {
  return call(changeSettings, { body }, QUIET);
}

export function takeSettingBack(key: string) {
  return call(withdrawSetting, { params: { key } }, QUIET);
}
