import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodesOf } from '@wevisu/scene/document/scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { exportRoom } from './export-room.ts';
import { readPlan } from './read-plan.ts';

const kitchen = readScene(
  readFileSync(resolve(import.meta.dirname, '../../../../../../e2e/rooms/kitchen.json'), 'utf8'),
).document;
const [levelId = ''] = nodesOf(kitchen.nodes, 'level')[0] ?? [];

const notNeeded = {
  encode: () => Promise.reject(new Error('A plan has no pictures.')),
  onProgress: () => {},
};

function exported(format: 'svg' | 'dxf') {
  return exportRoom({ format, document: kitchen, levelId }, notNeeded);
}

test('G-40 a plan exported as DXF is imported with the same rooms and walls', async () => {
  const bytes = await exported('dxf');
  const { scene, findings } = readPlan({
    bytes: Uint8Array.from(bytes).buffer,
    name: 'Again',
    unit: null,
  });
  // A plan does not bring objects back, and the file says so.
  expect(findings.map(({ code }) => code)).toEqual(['symbols-left-out']);
  const outlines = (nodes: typeof kitchen.nodes) =>
    nodesOf(nodes, 'room').map(([, { name, outline }]) => ({ name, outline }));
  expect(outlines(readScene(scene).document.nodes)).toEqual(outlines(kitchen.nodes));
});

test('G-40 a plan exported as SVG is a drawing with the name of the room', async () => {
  const bytes = await exported('svg');
  expect(new TextDecoder().decode(bytes)).toContain(`<title>${kitchen.name}</title>`);
});
