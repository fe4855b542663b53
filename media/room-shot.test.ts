import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeOf, nodesOf } from '@wevisu/scene/document/scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { templateFile } from '../db/demo/rooms/room-files.ts';
import { shotOf } from './room-shot.ts';

const folder = join(import.meta.dirname, '../db/demo/rooms/built/templates');

function documentOf(id: string) {
  const file = templateFile.parse(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')));
  return readScene(file.scene).document;
}

test('G-40 a room is looked at by a level camera with its lens shifted down', () => {
  const document = documentOf('bath-hall-5x8-coastal');
  const { eye, shift, mode } = shotOf({ document }, 1.5);
  expect(mode).toBe('walk');
  expect(eye?.target[1]).toBeCloseTo(eye?.eye[1] ?? 0, 1);
  expect(shift).toBeGreaterThan(0.05);
  expect(nodeOf(document.nodes, 'preview', 'view')).not.toBeNull();
});

test('G-40 a house is looked at from above with its roof off, its own rooms as they are', () => {
  const document = documentOf('house-cottage-24x28-farmhouse');
  const { eye, mode, scene } = shotOf({ document }, 1.5);
  expect(mode).toBe('orbit');
  expect(eye?.eye[1]).toBeGreaterThan(6);
  const uses = nodesOf((scene as typeof document).nodes, 'room').map(([, { use }]) => use);
  expect(new Set(uses)).toEqual(new Set(['patio']));
  expect(nodesOf(document.nodes, 'room').map(([, { use }]) => use)).toContain('kitchen');
});
