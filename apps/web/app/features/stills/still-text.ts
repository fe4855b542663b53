import type { ProjectStill } from '@wevisu/contract/stills.ts';
import type { LightMode } from '@wevisu/scene/light/light-modes.ts';

export const lightLabels: Readonly<Record<LightMode, string>> = {
  day: 'Day',
  evening: 'Evening',
  lamps: 'Lamps',
};

const MAX_LETTERS = 80;

/** 'Kitchen, evening', with a number if the name is taken. */
export function suggestName(room: string, light: LightMode, taken: ReadonlySet<string>): string {
  const plain = nameWith(room, `, ${lightLabels[light].toLowerCase()}`);
  if (!taken.has(plain)) return plain;
  for (let count = 2; ; count++) {
    const numbered = nameWith(room, `, ${lightLabels[light].toLowerCase()} ${count}`);
    if (!taken.has(numbered)) return numbered;
  }
}

function nameWith(room: string, end: string): string {
  // Never splits a character.
  const start = (room.trim() || 'Room')
    .slice(0, MAX_LETTERS - end.length)
    .replace(/[\uD800-\uDBFF]$/, '');
  return `${start}${end}`;
}

export function isUnderWay({ status }: Pick<ProjectStill, 'status'>): boolean {
  return status === 'waiting' || status === 'drawing';
}

/** Whether the room's appearance has changed since. false for stills from before this was recorded. */
export function isOlder({ look }: Pick<ProjectStill, 'look'>, lookNow: string): boolean {
  return look !== null && look !== lookNow;
}

/** The progress in a few words. */
export function progressText(
  still: Pick<ProjectStill, 'status' | 'ahead' | 'samples' | 'samples_done' | 'picture'>,
): string {
  const { status, ahead, samples, samples_done, picture } = still;
  if (status === 'waiting') {
    if (ahead === 0) return 'Next in line';
    return ahead === 1 ? '1 picture ahead of it' : `${ahead} pictures ahead of it`;
  }
  if (samples_done > 0) return `${Math.round((samples_done / samples) * 100)}% drawn`;
  return picture > 0 ? 'A draft so far' : 'Starting';
}

/** The stills that ended between two polls of the list. */
export function endedSince(
  before: readonly ProjectStill[],
  now: readonly ProjectStill[],
): readonly ProjectStill[] {
  const waited = new Set(before.filter(isUnderWay).map(({ id }) => id));
  return now.filter((still) => waited.has(still.id) && !isUnderWay(still));
}

/** The announcement when a still ends. */
export function endText({ name, status }: Pick<ProjectStill, 'name' | 'status'>): string {
  return status === 'done' ? `${name} is done.` : `${name} could not be made.`;
}
