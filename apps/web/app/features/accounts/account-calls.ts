// The calls of the account page. Panels show failures in place; changes are confirmed by toasts.
import * as page from '@wevisu/contract/account-page.ts';
import { getProfile, type User } from '@wevisu/contract/accounts.ts';
import type { CallReply } from '@wevisu/contract/call.ts';
import { call } from '../../platform/api.ts';

export const PROFILE_KEY = (user: Pick<User, 'id'>) => ['profile', user.id] as const;
export const ADDRESSES_KEY = ['addresses'] as const;
export const DEVICES_KEY = ['devices'] as const;

export type Profile = CallReply<typeof getProfile>['data'];
export type AddressList = CallReply<typeof page.listAddresses>['data'];
export type Device = CallReply<typeof page.listSessions>['data'][number];

export async function fetchProfile(): Promise<Profile> {
  return (await call(getProfile, { query: {} }, { isQuiet: true })).data;
}

export async function fetchAddresses(): Promise<AddressList> {
  return (await call(page.listAddresses, {}, { isQuiet: true })).data;
}

export async function fetchDevices(): Promise<readonly Device[]> {
  return (await call(page.listSessions, {}, { isQuiet: true })).data;
}

export async function fetchExport(): Promise<Record<string, unknown>> {
  return (await call(page.exportData, {})).data;
}
