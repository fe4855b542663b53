import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { plainCovering } from './apply.ts';
import { addArea, areasOn, putBorder, putRectangle } from './area-edits.ts';

const document = readScene(emptyRoom()).document;
const faces = facesOf(document);
const covering = plainCovering({ color: '#884422' });

function faceOf(id: string): Face {
  const face = faces.find((one) => one.id === id);
  if (!face) throw new Error(`no ${id}`);
  return face;
}

/** The scene with one area of the typed size on a face, and how much of the face it covers. */
function withArea(
  faceId: string,
  rectangle = { left: 3_048, bottom: 6_096, width: 9_144, height: 2_540 },
) {
  const face = faceOf(faceId);
  const added = applyChange(
    document.nodes,
    addArea(document.nodes, face, { id: 'area', covering }),
  );
  const nodes = applyChange(added, putRectangle(added, face, { id: 'area', rectangle }));
  const seen = facesOf({ ...document, nodes }).find(({ id }) => id === faceId);
  return { face, nodes, areas: seen?.areas ?? [] };
}

const walls = faces.filter(({ kind }) => kind === 'wall').map(({ id }) => id);

test.each(['room-1:floor', ...walls])('an area of %s is covered where it was typed', (faceId) => {
  const { face, nodes, areas } = withArea(faceId);
  const typed = areasOn(nodes, face).find(({ id }) => id === 'area')?.rectangle;
  expect(typed).toMatchObject({ width: 9_144, height: 2_540 });
  // To within the document's tenth of a millimeter: the floor starts at half a tenth.
  expect(Math.abs((typed?.bottom ?? 0) - 6_096)).toBeLessThan(1);
  const own = areas.find(({ nodeId }) => nodeId === 'area');
  const us = own?.regions.flatMap(({ outline }) => outline.map(([u]) => u)) ?? [];
  const left = Math.min(...face.outline.map(([u]) => u));
  expect(Math.abs(Math.min(...us) - left - 3_048)).toBeLessThan(1);
});

test('a border lies inside its area, and the two fill it', () => {
  const { nodes } = withArea('room-1:floor');
  const bordered = applyChange(nodes, putBorder(nodes, 'area', 508));
  const floor = facesOf({ ...document, nodes: bordered }).find(({ id }) => id === 'room-1:floor');
  const own = floor?.areas.filter(({ nodeId }) => nodeId === 'area') ?? [];
  expect(own.map(({ slot }) => slot).sort()).toEqual(['border', 'covering']);
  const total = own.reduce((sum, { area }) => sum + area, 0);
  expect(total / (9_144 * 2_540)).toBeCloseTo(1, 3);
  const field = own.find(({ slot }) => slot === 'covering')?.area ?? 0;
  expect(field / ((9_144 - 1_016) * (2_540 - 1_016))).toBeCloseTo(1, 3);
  const bare = applyChange(bordered, putBorder(bordered, 'area', 0));
  expect(bare).toEqual(nodes);
});

test('a new area goes on top of the existing ones', () => {
  const { face, nodes } = withArea('room-1:floor');
  const second = applyChange(nodes, addArea(nodes, face, { id: 'a-second', covering }));
  expect(areasOn(second, face).map(({ id }) => id)).toEqual(['a-second', 'area']);
});
