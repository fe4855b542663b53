// These calls pull in the contract's schemas, so this file is imported only when the first call is made.
import { getStyleSurvey, saveStyleSurvey } from '@wevisu/contract/design-library.ts';
import { call } from '../../../platform/api.ts';
import type { StoredSurvey } from './survey-storage.ts';

/** The account's answers; null if it has not taken the survey. */
export async function fetchSurvey(): Promise<StoredSurvey | null> {
  return (await call(getStyleSurvey, {}, { isQuiet: true })).data;
}

export async function sendSurvey(liked: readonly string[]): Promise<StoredSurvey> {
  return (await call(saveStyleSurvey, { body: { liked: [...liked] } }, { isQuiet: true })).data;
}
