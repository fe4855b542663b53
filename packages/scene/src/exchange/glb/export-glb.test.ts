import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { nodesOf } from '../../document/scene.ts';
import { boundsOf } from '../../plane/polygon.ts';
import { readScene } from '../../reading/read-scene.ts';
import { roomShape } from '../../rooms/room-shape.ts';
import type { EncodeJpeg } from '../model/materials.ts';
import { exportGlb } from './export-glb.ts';

const kitchen = readScene(
  readFileSync(resolve(import.meta.dirname, '../../../../../e2e/rooms/kitchen.json'), 'utf8'),
).document;

const encode: EncodeJpeg = ({ width, height, rgba }) =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 82 })
    .toBuffer();

interface Gltf {
  readonly nodes: {
    name: string;
    extras?: { node: string };
    mesh?: number;
    translation?: number[];
  }[];
  readonly meshes: { primitives: { material: number; attributes: Record<string, number> }[] }[];
  readonly materials: { pbrMetallicRoughness: { baseColorTexture?: { index: number } } }[];
  readonly accessors: { min: number[]; max: number[] }[];
  readonly images: { bufferView: number }[];
  readonly bufferViews: { byteOffset: number; byteLength: number }[];
}

function read(glb: Uint8Array): { json: Gltf; bin: Uint8Array } {
  const view = new DataView(glb.buffer, glb.byteOffset);
  const length = view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length)));
  return { json, bin: glb.subarray(28 + length) };
}

let glb: Uint8Array;
beforeAll(async () => {
  glb = await exportGlb(kitchen, encode);
}, 120_000);

test('VIS the validator of Khronos finds no errors and no warnings in a furnished kitchen', async () => {
  const { issues, info } = await validateBytes(glb);
  expect(issues.messages.filter(({ severity }) => severity <= 1)).toEqual([]);
  expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
  expect(info.totalTriangleCount).toBeGreaterThan(50_000);
  expect(glb.byteLength).toBeLessThan(15_000_000);
});

test('VIS every thing of the scene is a node of the file, and the floor is as large as the room', () => {
  const { json } = read(glb);
  const ids = json.nodes.map(({ extras }) => extras?.node);
  for (const [id] of nodesOf(kitchen.nodes, 'item')) expect(ids).toContain(id);
  for (const [id] of nodesOf(kitchen.nodes, 'opening')) expect(ids).toContain(id);
  const [roomId = ''] = nodesOf(kitchen.nodes, 'room')[0] ?? [];
  const floor = json.nodes.find(({ extras }) => extras?.node === `${roomId}:floor`);
  const mesh = json.meshes[floor?.mesh ?? -1];
  const box = mesh?.primitives.map(({ attributes }) => json.accessors[attributes.POSITION ?? -1]);
  const inner = boundsOf(roomShape(kitchen.nodes, roomId)?.inner ?? []);
  const least = Math.min(...(box ?? []).map((one) => one?.min[0] ?? 0));
  const most = Math.max(...(box ?? []).map((one) => one?.max[0] ?? 0));
  expect(most - least).toBeCloseTo((inner.maxX - inner.minX) / 10_000, 3);
});

test('VIS what is laid has a picture of its own in the proportions of its area', async () => {
  const { json, bin } = read(glb);
  expect(json.images.length).toBeGreaterThanOrEqual(5);
  for (const { primitives } of json.meshes) {
    for (const { material, attributes } of primitives) {
      const texture = json.materials[material]?.pbrMetallicRoughness.baseColorTexture;
      expect('TEXCOORD_0' in attributes).toBe(texture !== undefined);
      if (!texture) continue;
      const view = json.bufferViews[json.images[texture.index]?.bufferView ?? -1];
      const start = view?.byteOffset ?? 0;
      const bytes = bin.subarray(start, start + (view?.byteLength ?? 0));
      const { width = 0, height = 0 } = await sharp(bytes).metadata();
      const { min = [], max = [] } = json.accessors[attributes.POSITION ?? -1] ?? {};
      const sizes = [0, 1, 2].map((k) => (max[k] ?? 0) - (min[k] ?? 0)).sort((a, b) => b - a);
      const [long = 1, short = 1] = sizes;
      const ratio = Math.max(width, height) / Math.min(width, height);
      expect(Math.abs(ratio / (long / short) - 1)).toBeLessThan(0.02);
    }
  }
});

test('VIS an empty scene is a file without warnings too', async () => {
  const { document } = readScene({ format: 'wevisu-scene', version: 1, name: '', nodes: {} });
  const { issues } = await validateBytes(await exportGlb(document, encode));
  expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
});
