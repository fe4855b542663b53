// What the last runs began from, so that the form can show it again when a brief is changed.
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

export function rememberStart(run: string, from: Start): void {
  const known = readAll();
  const start = from.kind === 'again' ? known.find((one) => one.run === from.run)?.start : from;
  if (start === undefined) return;
  const others = known.filter((one) => one.run !== run);
  writeStoredJson(STORAGE_KEYS.aiStarts, [{ run, start }, ...others].slice(0, MAX_KEPT));
}

/** Null for a run of another browser, unless it began from words alone. */
export function recallStart(run: string, kind: Start['kind'] | 'scene'): Start | null {
  if (kind === 'words') return { kind };
  return readAll().find((one) => one.run === run)?.start ?? null;
}
