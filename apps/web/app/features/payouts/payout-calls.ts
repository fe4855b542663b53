import {
  decidePayout,
  getPayoutAccount,
  listPayouts,
  listStaffPayouts,
  startPayoutSetup,
} from '@wevisu/contract/payouts.ts';
import { call } from '../../platform/api.ts';

const QUIET = { isQuiet: true } as const;

export async function fetchAccount() {
  return (await call(getPayoutAccount, {}, QUIET)).data;
}

export async function beginSetup() {
  return (await call(startPayoutSetup, {}, QUIET)).data;
}

export async function fetchPayouts() {
  return (await call(listPayouts, {}, QUIET)).data;
}

export async function fetchStaffPayouts() {
  return (await call(listStaffPayouts, { query: {} }, QUIET)).data;
}

export function sendDecision(id: number, body: { act: 'retry' | 'return'; reason: string }) {
  return call(decidePayout, { params: { id }, body }, QUIET);
}
