// What the last runs began from, so that a run can be tried again with a change: the server keeps it only while it works.
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { readStoredJson, writeStoredJson } from '../../../platform/storage.ts';
import type { Start } from './start.ts';

const MAX_KEPT = 20;

interface KeptStart {
  readonly run: string;
  readonly start: Start;
}

function readAll(): readonly KeptStart[] {
  const value = readStoredJson(STORAGE_KEYS.aiStarts);
  return Array.isArray(value) ? value : [];
}

export function rememberStart(run: string, start: Start): void {
  const others = readAll().filter((one) => one.run !== run);
  writeStoredJson(STORAGE_KEYS.aiStarts, [{ run, start }, ...others].slice(0, MAX_KEPT));
}

/** Null for a run of another browser, unless it began from words alone. */
export function recallStart(run: string, kind: Start['kind'] | 'scene'): Start | null {
  if (kind === 'words') return { kind };
  return readAll().find((one) => one.run === run)?.start ?? null;
}
