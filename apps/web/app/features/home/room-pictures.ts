import type { TemplateCard } from '@wevisu/contract/visualizer.ts';

const SHOWN = 3;

/** Pictures of rooms that differ in kind and style, as far as there are; at most three. */
export function pickRoomPictures(
  designs: readonly Pick<TemplateCard, 'room' | 'style' | 'picture'>[],
): string[] {
  const picked: (typeof designs)[number][] = [];
  const isNew = (one: (typeof designs)[number]) =>
    picked.every(({ room, style }) => room !== one.room && style !== one.style);
  for (const one of designs) if (isNew(one)) picked.push(one);
  const rest = designs.filter((one) => !picked.includes(one));
  return [...picked, ...rest].slice(0, SHOWN).map(({ picture }) => picture);
}
