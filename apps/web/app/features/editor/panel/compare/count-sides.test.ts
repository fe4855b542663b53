import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { factsOf } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../../scenes/empty-room.ts';
import { putProduct } from '../../edits/apply.ts';
import { targetOfFace } from '../../edits/target.ts';
import { countSides } from './count-sides.ts';

const large = factsOf({ sku: 'LARGE' });
const small = factsOf({ sku: 'SMALL', inches: [6, 6], piecesPerUnit: 20 });
const isFloor = ({ kind }: { readonly kind: string }) => kind === 'floor';
const isWall = ({ kind }: { readonly kind: string }) => kind === 'wall';

function covered(
  document: SceneDocument,
  facts: typeof large,
  isMeant: (face: { readonly kind: string }) => boolean,
): SceneDocument {
  const faces = facesOf(document);
  const faceId = faces.find(isMeant)?.id ?? '';
  const target = targetOfFace(document.nodes, faces, { faceId, slot: 'covering' });
  if (!target) throw new Error('no face');
  const newId = () => `${facts.sku}-${faceId}`;
  const change = putProduct({ nodes: document.nodes, newId }, target, facts);
  return { ...document, nodes: applyChange(document.nodes, change) };
}

const room = { ...emptyRoom(), products: { LARGE: large, SMALL: small } };
const tiled = covered(room, large, isFloor);

function unitsIn(document: SceneDocument, sku: string) {
  return takeoffOf(document).orders.find((order) => order.sku === sku)?.units;
}

test('G-39 compared floors say what the takeoff orders of either one', () => {
  const rival = covered(tiled, small, isFloor);
  const counts = countSides({ now: tiled, rival, nowSku: 'LARGE', rivalSku: 'SMALL' });
  expect(counts.now?.units).toBe(unitsIn(tiled, 'LARGE'));
  expect(counts.rival?.units).toBe(unitsIn(rival, 'SMALL'));
  expect(counts.rival?.units).toBeGreaterThan(0);
});

test('G-39 what the rest of the room takes of a compared product is left out', () => {
  const now = covered(tiled, small, isWall);
  const rival = covered(now, small, isFloor);
  const counts = countSides({ now, rival, nowSku: 'LARGE', rivalSku: 'SMALL' });
  const floorAlone = unitsIn(covered(tiled, small, isFloor), 'SMALL');
  expect(counts.rival?.units).toBe(floorAlone);
  expect(unitsIn(rival, 'SMALL')).toBeGreaterThan(floorAlone ?? Infinity);
});

test('G-39 a bare floor takes nothing now', () => {
  const rival = covered(room, small, isFloor);
  const counts = countSides({ now: room, rival, nowSku: null, rivalSku: 'SMALL' });
  expect(counts.now).toBeNull();
  expect(counts.rival?.units).toBe(unitsIn(rival, 'SMALL'));
});
