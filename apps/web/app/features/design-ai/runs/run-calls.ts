// The calls of designs. Pages show failures in place.
import * as contract from '@wevisu/contract/ai-designs.ts';
import type { CallArgs } from '@wevisu/contract/call.ts';
import { callFile } from '../../../platform/call-file.ts';
import { AI_KEYS, callAi } from '../account/ai-calls.ts';

export type { AiDesign, DesignRun } from '@wevisu/contract/ai-designs.ts';

const QUIET = { isQuiet: true } as const;

export const RUN_KEYS = {
  run: (run: string) => [...AI_KEYS.all, 'run', run],
  scene: (run: string, at: number) => [...AI_KEYS.all, 'scene', run, at],
  history: [...AI_KEYS.all, 'runs'],
} as const;

export type RunOrder = CallArgs<typeof contract.startDesign>['body'];

export async function startRun(body: RunOrder) {
  return (await callAi(contract.startDesign, { body }, QUIET)).data;
}

/** `isUnseen` while the page asks again and again how far it is. */
export async function fetchRun(run: string, isUnseen: boolean) {
  return (await callAi(contract.getDesign, { params: { run } }, { isQuiet: true, isUnseen })).data;
}

export async function fetchDesignScene(run: string, at: number) {
  return (await callAi(contract.getDesignScene, { params: { run, at } }, QUIET)).data;
}

export async function fetchHistory(before: string | undefined, onlyKept: boolean) {
  const query = {
    ...(before === undefined ? {} : { before }),
    ...(onlyKept ? { kept: '1' as const } : {}),
  };
  return (await callAi(contract.listDesigns, { query }, QUIET)).data;
}

export function keepDesign(run: string, at: number, kept: boolean) {
  return callAi(contract.keepDesign, { params: { run, at }, body: { kept } }, QUIET);
}

export function removeRun(run: string) {
  return callAi(contract.removeDesign, { params: { run } }, QUIET);
}

export async function shareDesign(run: string, at: number): Promise<string> {
  return (await callAi(contract.shareDesign, { params: { run, at } }, QUIET)).data.code;
}

export function unshareDesign(run: string, at: number) {
  return callAi(contract.unshareDesign, { params: { run, at } }, QUIET);
}

export function makeProject(
  { run, at }: { readonly run: string; readonly at: number },
  body: { readonly name: string; readonly request: string },
) {
  return callAi(contract.makeDesignProject, { params: { run, at }, body }, QUIET);
}

export function fetchDesignPicture(
  { run, at, version }: { readonly run: string; readonly at: number; readonly version: number },
  signal: AbortSignal,
): Promise<Blob> {
  return callFile(contract.getDesignPicture, { params: { run, at }, query: { version } }, signal);
}
