// The short notation of what stands along a wall: 'susan36 range30@84 dw24 sink36@120'. A number is
// the width in inches; '@' gives the middle, inches from the left end of the stretch.
import type { CabinetType } from '@wevisu/scene/document/nodes/run.ts';

const words = {
  susan: 'corner-lazy-susan',
  blind: 'corner-blind',
  diag: 'corner-diagonal',
  sink: 'sink',
  prep: 'sink',
  range: 'gap',
  cook: 'cooktop',
  dw: 'gap',
  fridge: 'gap',
  wine: 'gap',
  washer: 'gap',
  dryer: 'gap',
  stack: 'gap',
  micro: 'microwave',
  oven: 'oven',
  pantry: 'pantry',
  drawers: 'drawers',
  door: 'door-drawer',
  doors: 'door',
  trash: 'trash-pull-out',
  shelves: 'open-shelves',
  pull: 'pull-out',
  gap: 'gap',
} as const satisfies Record<string, CabinetType>;

export type PartWord = keyof typeof words;

export interface Part {
  readonly word: PartWord;
  readonly cabinet: CabinetType;
  readonly width: number;
  readonly center: number | null;
}

function isWord(word: string): word is PartWord {
  return Object.hasOwn(words, word);
}

export function readParts(text: string): Part[] {
  return text
    .split(' ')
    .filter((token) => token !== '')
    .map((token) => {
      const found = /^([a-z]+)([\d.]+)(?:@([\d.]+))?$/.exec(token);
      const [, word = '', width = '', center] = found ?? [];
      if (!found || !isWord(word)) throw new Error(`No part of a run: ${token}`);
      return {
        word,
        cabinet: words[word],
        width: Number(width),
        center: center === undefined ? null : Number(center),
      };
    });
}
