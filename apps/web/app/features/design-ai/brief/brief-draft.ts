import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useMemo } from 'react';
import { writeStoredJson } from '../../../platform/storage.ts';
import { useStored } from '../../../platform/use-stored.ts';
import type { BriefStart } from '../runs/start.ts';
import type { Choice } from './choices.ts';

/** What somebody writes before designs are made of it. It stays in the browser, also while they sign in. */
export interface BriefDraft {
  readonly text: string;
  readonly choices: readonly Choice[];
  readonly start: BriefStart;
  /** Products that ship within so many days; null for any. */
  readonly withinDays: number | null;
}

export const EMPTY_DRAFT: BriefDraft = {
  text: '',
  choices: [],
  start: { kind: 'words' },
  withinDays: null,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What is stored, as far as it can be read: an older page may have written it. */
export function parseDraft(stored: string | null): BriefDraft {
  let value: unknown = null;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return EMPTY_DRAFT;
  }
  if (!isRecord(value) || typeof value['text'] !== 'string') return EMPTY_DRAFT;
  const { text, choices, start, withinDays } = value;
  return {
    text,
    choices: Array.isArray(choices) ? choices.filter(isChoice) : [],
    start: isStart(start) ? start : EMPTY_DRAFT.start,
    withinDays: typeof withinDays === 'number' && withinDays >= 1 ? Math.floor(withinDays) : null,
  };
}

function isChoice(value: unknown): value is Choice {
  return (
    isRecord(value) &&
    typeof value['field'] === 'string' &&
    (value['was'] === null || typeof value['was'] === 'string') &&
    'value' in value
  );
}

function isStart(value: unknown): value is BriefStart {
  if (!isRecord(value)) return false;
  const { kind, plan, sketch, from, room, rooms } = value;
  if (kind === 'plan') return typeof plan === 'string';
  if (kind === 'sketch') return isRecord(sketch) && Array.isArray(sketch['openings']);
  if (kind === 'file') {
    return typeof from === 'string' && typeof room === 'string' && Array.isArray(rooms);
  }
  return kind === 'words';
}

export function writeBriefDraft(draft: BriefDraft | null): void {
  writeStoredJson(STORAGE_KEYS.aiBrief, draft);
}

/** The draft, and how it is changed. Empty on the server and during hydration. */
export function useBriefDraft() {
  const stored = useStored(STORAGE_KEYS.aiBrief);
  const draft = useMemo(() => parseDraft(stored), [stored]);
  return {
    draft,
    change(part: Partial<BriefDraft>): void {
      writeBriefDraft({ ...draft, ...part });
    },
  };
}
