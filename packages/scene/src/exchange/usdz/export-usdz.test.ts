import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { type ExportModel, exportModel } from '../model/export-model.ts';
import { bakeImages, type EncodeJpeg } from '../model/materials.ts';
import { writeUsdz } from './export-usdz.ts';

const kitchen = readScene(
  readFileSync(resolve(import.meta.dirname, '../../../../../e2e/rooms/kitchen.json'), 'utf8'),
).document;

const encode: EncodeJpeg = ({ width, height, rgba }) =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 82 })
    .toBuffer();

interface Entry {
  readonly path: string;
  readonly method: number;
  readonly crc: number;
  /** Of its first byte in the archive. */
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** Reads an archive from its directory, as readers do. */
function entriesOf(zip: Uint8Array): Entry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < view.getUint16(end + 10, true); i++) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [size, nameLength] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const local = view.getUint32(at + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const data = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.push({
      path: new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      at: data,
      bytes: zip.subarray(data, data + size),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

let model: ExportModel;
let usdz: Uint8Array;
let entries: Entry[];
beforeAll(async () => {
  model = exportModel(kitchen);
  usdz = writeUsdz(model, await bakeImages(model.materials, encode));
  entries = entriesOf(usdz);
}, 180_000);

test('VIS a USDZ file is a stored archive whose files begin at multiples of 64 bytes', () => {
  expect(entries[0]?.path).toBe('scene.usda');
  expect(entries.length).toBeGreaterThan(5);
  for (const { method, at, bytes, crc } of entries) {
    expect([method, at % 64]).toEqual([0, 0]);
    expect(crc32(bytes)).toBe(crc);
  }
  expect(usdz.byteLength).toBeLessThan(15_000_000);
});

test('VIS its meshes read back equal within 1 mm, in meters and where they stand', () => {
  const text = new TextDecoder().decode(entries[0]?.bytes);
  expect(text).toMatch(/^#usda 1\.0\n/);
  expect(text).toContain('metersPerUnit = 1\n');
  expect(text).toContain('upAxis = "Y"');
  const numbers = (list: string) => (list.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const points = [...text.matchAll(/point3f\[\] points = (\[.*\])/g)].map(([, list = '']) =>
    numbers(list),
  );
  const faces = [...text.matchAll(/faceVertexIndices = (\[.*\])/g)].map(([, list = '']) =>
    numbers(list),
  );
  const places = [...text.matchAll(/\n {4}double3 xformOp:translate = (\(.*\))/g)].map(
    ([, list = '']) => numbers(list),
  );
  const expected = model.nodes.flatMap(({ mesh }) => model.meshes[mesh] ?? []);
  expect(points).toHaveLength(expected.length);
  let farthest = 0;
  for (const [i, { positions, indices }] of expected.entries()) {
    expect(points[i]).toHaveLength(positions.length);
    expect(faces[i]).toEqual([...indices]);
    for (const [k, value] of positions.entries()) {
      farthest = Math.max(farthest, Math.abs((points[i]?.[k] ?? Infinity) - value));
    }
  }
  expect(farthest).toBeLessThan(0.001);
  for (const [i, { translation }] of model.nodes.entries()) {
    for (const k of [0, 1, 2] as const) {
      expect(places[i]?.[k] ?? Infinity).toBeCloseTo(translation[k], 3);
    }
  }
});

test('VIS every picture that its materials name is in the archive and is a JPEG', async () => {
  const text = new TextDecoder().decode(entries[0]?.bytes);
  const named = [...text.matchAll(/@(.+?)@/g)].map(([, path]) => path);
  expect(new Set(named)).toEqual(new Set(entries.slice(1).map(({ path }) => path)));
  for (const { bytes } of entries.slice(1)) {
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  }
});
