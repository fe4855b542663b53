// Calls bring the contract's schemas along, so this file is imported when one is first made.
import { getStyleSurvey, saveStyleSurvey } from '@wevisu/contract/design-library.ts';
import { call } from '../../../platform/api.ts';
import type { KeptSurvey } from './kept-survey.ts';

/** The account's answers; null before it took the survey. */
export async function fetchSurvey(): Promise<KeptSurvey | null> {
  return (await call(getStyleSurvey, {}, { isQuiet: true })).data;
}

export async function sendSurvey(liked: readonly string[]): Promise<KeptSurvey> {
  return (await call(saveStyleSurvey, { body: { liked: [...liked] } }, { isQuiet: true })).data;
}
