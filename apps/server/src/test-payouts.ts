// The bank account of a payee, typed on the gateway's page, for tests.
import { getPayoutAccount, startPayoutSetup } from '@wevisu/contract/payouts.ts';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

export const GOOD_BANK = '000123456789';
export const CLOSED_BANK = '000111111113';

export async function giveBank(app: TestApp, token: string, account = GOOD_BANK): Promise<void> {
  const { data } = (await app.call(startPayoutSetup, {}, { token })).body;
  const page = await app.app.http.inject({
    method: 'POST',
    url: data.url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      legal_name: 'Alder LLC',
      routing: '110000000',
      account,
    }).toString(),
  });
  expect(page.statusCode).toBe(303);
  await app.call(getPayoutAccount, {}, { token });
}
