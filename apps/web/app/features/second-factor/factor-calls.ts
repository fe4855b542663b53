import type { CallReply } from '@wevisu/contract/call.ts';
import { getFactors } from '@wevisu/contract/second-factor.ts';
import { call } from '../../platform/api.ts';

export const FACTORS_KEY = ['factors'] as const;

export type FactorList = CallReply<typeof getFactors>['data'];

export async function fetchFactors(): Promise<FactorList> {
  return (await call(getFactors, {}, { isQuiet: true })).data;
}
