// What we write beside an entity, so that a plan of ours comes back as it was; others pass over it.
import type { DxfEntity } from './read-drawing.ts';
import type { Tag } from './read-tags.ts';

export const APPLICATION = 'WEVISU';
/** Longest text that the format allows in one value. */
const LONGEST = 250;

/** The tags of the entity itself, without data that programs have added. */
export function flatTags({ tags }: Pick<DxfEntity, 'tags'>): readonly Tag[] {
  const end = tags.findIndex(({ code }) => code >= 1000);
  return end < 0 ? tags : tags.slice(0, end);
}

/** Group codes and values that carry a record; see readExtended. */
export function extendedTags(
  what: string,
  record: Readonly<Record<string, unknown>>,
): (readonly [code: number, value: string])[] {
  const json = JSON.stringify(record).replace(
    /[^\x20-\x7e]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const parts = json.match(new RegExp(`.{1,${LONGEST}}`, 'g')) ?? [];
  return [[1001, APPLICATION], [1000, what], ...parts.map((part) => [1000, part] as const)];
}

/** The record that was written beside an entity as `what`; null where there is none that can be read. */
export function readExtended({ tags }: DxfEntity, what: string): unknown {
  const start = tags.findIndex(({ code, value }) => code === 1001 && value === APPLICATION);
  if (start < 0 || tags[start + 1]?.value !== what) return null;
  const rest = tags.slice(start + 2);
  const end = rest.findIndex(({ code }) => code !== 1000);
  const json = (end < 0 ? rest : rest.slice(0, end)).map(({ value }) => value).join('');
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
