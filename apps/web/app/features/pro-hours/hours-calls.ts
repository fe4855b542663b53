import * as contract from '@wevisu/contract/pro-hours.ts';
import { call } from '../../platform/api.ts';

export type { ProHours } from '@wevisu/contract/pro-hours.ts';

const quiet = { isQuiet: true };

export async function fetchHours() {
  return (await call(contract.getProHours, {}, quiet)).data;
}

export function saveHours(body: contract.ProHours) {
  return call(contract.saveProHours, { body }, quiet);
}
