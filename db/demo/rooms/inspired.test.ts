import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspired, inspiredTabs } from './inspired.ts';
import { BUILT_ROOMS_FOLDER, ROOM_PICTURES_FOLDER, templateFile } from './room-files.ts';

const roomsOf = {
  bathroom: ['bath', 'powder-room'],
  kitchen: ['kitchen'],
  'living-room': ['living'],
  outdoor: ['patio', 'pool-deck', 'front-yard'],
} as const;

test('G-40 each tab of the home page has seven templates and more of its own, each once', () => {
  for (const tab of inspiredTabs) {
    expect(inspired[tab].length).toBeGreaterThanOrEqual(7);
    expect(new Set(inspired[tab]).size).toBe(inspired[tab].length);
  }
});

test.each(inspiredTabs)('G-40 what the tab %s shows is such a room, and has its picture', (tab) => {
  for (const id of inspired[tab]) {
    const text = readFileSync(join(BUILT_ROOMS_FOLDER, 'templates', `${id}.json`), 'utf8');
    const { room } = templateFile.parse(JSON.parse(text));
    expect({ id, fits: (roomsOf[tab] as readonly string[]).includes(room) }).toEqual({
      id,
      fits: true,
    });
    expect({ id, has: existsSync(join(ROOM_PICTURES_FOLDER, `${id}.webp`)) }).toEqual({
      id,
      has: true,
    });
  }
});
