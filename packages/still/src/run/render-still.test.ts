import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { factsOf, feet } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { expect, test } from 'vitest';
import { renderStill, type StillOptions } from './render-still.ts';
import { stillRequest } from './request.ts';
import { keyOf, readState, writeState } from './still-state.ts';
import { openStudio } from './studio.ts';

const wall = (from: readonly number[], to: readonly number[]) => ({
  ...{ type: 'wall', levelId: 'L', from, to },
});
const [right, top] = [feet(12), feet(10)];

/** A tiled room of 12 by 10 ft with a window, a sofa and a lamp. */
const { document } = readScene({
  format: 'wevisu-scene',
  version: 1,
  name: 'Den',
  nodes: {
    L: { type: 'level', name: 'Ground' },
    R: {
      ...{ type: 'room', levelId: 'L', name: 'Den', use: 'living' },
      outline: [
        [0, 0],
        [right, 0],
        [right, top],
        [0, top],
      ],
    },
    south: wall([0, 0], [right, 0]),
    east: wall([right, 0], [right, top]),
    north: wall([right, top], [0, top]),
    west: wall([0, top], [0, 0]),
    window: {
      ...{ type: 'opening', wallId: 'north', style: 'window-casement', atTenths: feet(6) },
      ...{ widthTenths: feet(5), heightTenths: feet(4), sillTenths: feet(3) },
    },
    floor: { type: 'surface', roomId: 'R', face: { on: 'floor' }, covering: { sku: 'TILE-1' } },
    sofa: {
      ...{ type: 'item', levelId: 'L', kind: 'sofa', params: {} },
      position: [feet(5), feet(8)],
    },
    lamp: {
      ...{ type: 'item', levelId: 'L', kind: 'floor-lamp', params: {} },
      position: [feet(10), feet(8)],
    },
  },
  products: { 'TILE-1': factsOf() },
});

const request = stillRequest.parse({
  ...{ width: 72, height: 56, samples: 4, seed: 3, light: 'day' },
  camera: { eye: [0.6, 1.6, -0.6], target: [2, 1, -2.4], fovDeg: 65 },
});

function render(options: Partial<StillOptions> = {}, seed = 3) {
  return renderStill(document, { ...request, seed }, { threads: 2, ...options });
}

let whole: ReturnType<typeof render> | undefined;

/** The picture as one thread makes it. */
function made(): ReturnType<typeof render> {
  whole ??= render({ threads: 1 });
  return whole;
}

test('G-39 the same seed gives the same bytes with one thread and with two, and they show something', async () => {
  const [one, two] = [await made(), await render({ threads: 2 })];
  expect(Buffer.compare(one.rgb, two.rgb)).toBe(0);
  const mean = one.rgb.reduce((sum, byte) => sum + byte / one.rgb.length, 0);
  expect(mean).toBeGreaterThan(60);
  expect(mean).toBeLessThan(235);
});

test('G-39 threads that are kept draw one still after another, to the same bytes', async () => {
  await using studio = openStudio(2);
  const [first, other, again] = [
    await render({ studio }),
    await render({ studio }, 4),
    await render({ studio }),
  ];
  const { rgb } = await made();
  expect(Buffer.compare(first.rgb, rgb)).toBe(0);
  expect(Buffer.compare(other.rgb, rgb)).not.toBe(0);
  expect(Buffer.compare(again.rgb, rgb)).toBe(0);
});

test('G-39 a picture that was interrupted and resumed with three threads has the same bytes', async () => {
  const stop = new AbortController();
  const saved: Uint8Array[] = [];
  const cut = render({
    signal: stop.signal,
    onPass: ({ state }) => {
      if (state.samples !== 2) return;
      saved.push(writeState(state));
      stop.abort(new Error('cut'));
    },
  });
  await expect(cut).rejects.toThrow('cut');
  const from = readState(saved[0] ?? new Uint8Array(), keyOf(document, request), request);
  if (!from) throw new Error('no state was saved');
  const passes: number[] = [];
  const three = await render({
    threads: 3,
    from,
    onPass: ({ state }) => void passes.push(state.samples),
  });
  expect(passes).toEqual([4]);
  expect(Buffer.compare(three.rgb, (await made()).rgb)).toBe(0);
});

test('G-39 a draft comes once, before the first pass, and shows the same', async () => {
  const steps: string[] = [];
  const means: number[] = [];
  const mean = (rgb: Uint8Array) => rgb.reduce((sum, byte) => sum + byte / rgb.length, 0);
  const { rgb } = await render({
    onDraft: (draft) => {
      steps.push(`${draft.width} by ${draft.height}`);
      expect(draft.rgb.length).toBe(draft.width * draft.height * 3);
      means.push(mean(draft.rgb));
    },
    onPass: ({ state }) => void steps.push(`${state.samples}`),
  });
  expect(steps).toEqual(['18 by 14', '1', '2', '4']);
  expect(Math.abs((means[0] ?? 0) - mean(rgb))).toBeLessThan(25);
  expect(Buffer.compare(rgb, (await made()).rgb)).toBe(0);
});

test('G-39 a state of another picture, or one cut short, is not resumed', async () => {
  const key = keyOf(document, request);
  const other = keyOf(document, { ...request, seed: 9 });
  const state = { key: other, samples: 2, sums: new Float32Array(72 * 56 * 11) };
  const bytes = writeState(state);
  expect(readState(bytes, key, request)).toBeNull();
  expect(readState(bytes.subarray(0, 900), other, request)).toBeNull();
  expect(readState(new TextEncoder().encode('{}\n'), other, request)).toBeNull();
  expect(readState(bytes, other, request)?.samples).toBe(2);
  await expect(render({ from: state })).rejects.toThrow(RangeError);
});

test('G-39 a still that is canceled ends without a picture, before it starts and while its scene is built', async () => {
  const stop = new AbortController();
  stop.abort(new Error('enough'));
  await expect(render({ signal: stop.signal })).rejects.toThrow('enough');
  await expect(render({ signal: AbortSignal.timeout(20) })).rejects.toThrow();
});
