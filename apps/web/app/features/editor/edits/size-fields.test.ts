import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { elevationsOf } from '@wevisu/scene/drawing/draw-elevation.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { wallLength } from '@wevisu/scene/rooms/wall-length.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import { expect, test } from 'vitest';
import { sizeFieldsOf } from './size-fields.ts';
import { sizeRefusal } from './size-refusal.ts';

/** 16 ft x 12 ft inside 4 1/2 in walls, so 16' 4 1/2" from center to center and 16' 9" outside. */
const [WIDE, DEEP] = [48_768 + 1_143, 36_576 + 1_143];
const wall = (from: readonly number[], to: readonly number[]) => ({
  type: 'wall',
  levelId: 'L',
  from,
  to,
});

function room(): SceneDocument {
  const corners = [
    [0, 0],
    [WIDE, 0],
    [WIDE, DEEP],
    [0, DEEP],
  ] as const;
  const names = ['south', 'east', 'north', 'west'];
  const walls = corners.map((from, i) => [names[i], wall(from, corners[(i + 1) % 4] ?? from)]);
  const nodes = {
    L: { type: 'level', name: 'Ground' },
    R: { type: 'room', levelId: 'L', name: 'Den', use: 'living', outline: corners },
    free: wall([60_000, 0], [70_000, 0]),
    ...Object.fromEntries(walls),
  };
  return readScene({ format: 'wevisu-scene', version: 1, name: 'x', nodes }).document;
}

test('G-39 a wall has one length wherever it is written, and a size says what it is measured by', () => {
  const document = room();
  const { nodes } = document;
  const texts = (of: { readonly texts: readonly { readonly text: string }[] }) =>
    of.texts.map(({ text }) => text);
  for (const { wallId, drawing } of elevationsOf(document, 'R')) {
    const [field] = sizeFieldsOf(nodes, { of: 'wall', wallId, roomId: 'R' });
    const length = wallLength(nodes, wallId, 'R');
    expect(field).toMatchObject({ label: 'Length inside', tenths: length?.tenths });
    expect(texts(drawing)).toContain(formatFeetInches(length?.tenths ?? 0));
  }
  expect(formatFeetInches(wallLength(nodes, 'south')?.tenths ?? 0)).toBe(`16'`);
  const plan = texts(drawPlan(nodes, 'L'));
  expect(plan).toContain(`16' x 12' inside`);
  expect(texts(drawPlan(nodes, 'L', { roomId: 'R' }))).toContain(`16' inside`);
  expect(plan.filter((text) => text.startsWith(`16' 4 1/2"`))).toEqual([]);
  expect(sizeFieldsOf(nodes, { of: 'room', roomId: 'R' })).toMatchObject([
    { label: 'Width inside', tenths: 48_768, ends: { high: 'East wall', low: 'West wall' } },
    { label: 'Depth inside', tenths: 36_576, ends: { high: 'North wall', low: 'South wall' } },
  ]);
  expect(sizeFieldsOf(nodes, { of: 'wall', wallId: 'free', roomId: null })).toMatchObject([
    { label: 'Length, center', tenths: 10_000 },
  ]);
});

test('G-39 an outside length is set between the outer faces of walls', () => {
  const { nodes } = room();
  const size = drawPlan(nodes, 'L', { roomId: 'none' }).texts.find(({ sizes }) => {
    return sizes?.of === 'outside' && sizes.isOverall;
  })?.sizes;
  const whole = { of: 'outside', levelId: 'L', from: [-571.5, -571.5], isOverall: true } as const;
  expect(size?.of).toBe('outside');
  const [field] = sizeFieldsOf(nodes, { ...whole, to: [WIDE + 571.5, -571.5] });
  expect(formatFeetInches(field?.tenths ?? 0)).toBe(`16' 9"`);
  const resized = field?.set(nodes, 20 * 3_048, 'high');
  if (!resized || 'refusal' in resized) throw new Error('refused');
  const after = applyChange(nodes, resized.change);
  expect(wallLength(after, 'south')?.tenths).toBe(20 * 3_048 - 2_286);
});

test('G-39 a size that cannot be had says why in words', () => {
  const { nodes } = room();
  const [width] = sizeFieldsOf(nodes, { of: 'room', roomId: 'R' });
  const resized = width?.set(nodes, 60, 'high');
  if (!resized || !('refusal' in resized)) throw new Error('not refused');
  expect(sizeRefusal(resized.refusal, nodes, {})).toBe('That leaves too little of Den.');
});
