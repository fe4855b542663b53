import { kelvinColor } from '@wevisu/scene/light/light-modes.ts';
import { expect, test } from 'vitest';
import { type LightOpening, type LightScene, planLight } from './light-plan.ts';

const rectangle = (center: LightOpening['center'], areaM2: number): LightOpening => ({
  ...{ center, areaM2 },
  right: [1, 0, 0],
  up: [0, 0, 1],
  inward: [0, -1, 0],
});

/** A room of 3 by 4 m with a window and a lamp. */
const room: LightScene = {
  openings: [rectangle([0, 1.5, -2], 2)],
  faces: [
    { ...rectangle([0, 0, 0], 12), kind: 'floor' },
    { ...rectangle([0, 2.4, 0], 12), kind: 'ceiling' },
    { ...rectangle([-1.5, 1.2, 0], 9.6), kind: 'wall' },
  ],
  fixtures: [{ place: [0, 2.3, 0], lumens: 800, kelvin: 2700, beamDeg: 120 }],
  isOutdoors: false,
  center: [0, 1.2, 0],
  radius: 3,
  top: 2.4,
};

type Plan = ReturnType<typeof planLight>;
const powerOf = (plan: Plan, kind: 'window' | 'bounce' | 'lamp') =>
  plan.strata
    .flat()
    .filter((one) => one.kind === kind)
    .reduce((sum, { power }) => sum + power, 0);

test('windows light the room by day, lamps at night, and both in the evening', () => {
  const [day, evening, lamps] = (['day', 'evening', 'lamps'] as const).map((mode) =>
    planLight(room, mode),
  ) as [Plan, Plan, Plan];
  expect(powerOf(day, 'window')).toBeGreaterThan(powerOf(day, 'lamp'));
  expect(powerOf(lamps, 'lamp')).toBeGreaterThan(10 * powerOf(lamps, 'window'));
  expect(powerOf(evening, 'window')).toBeLessThan(powerOf(day, 'window'));
  expect(powerOf(evening, 'lamp')).toBeGreaterThan(powerOf(day, 'lamp'));
  expect(day.sun?.direction[1]).toBeGreaterThan(evening.sun?.direction[1] ?? 1);
  expect(lamps.sun).toBeNull();
});

test('a room without a window has its lights on by day too', () => {
  const dark = { ...room, openings: [] };
  expect(powerOf(planLight(dark, 'day'), 'lamp')).toBeGreaterThan(
    5 * powerOf(planLight(room, 'day'), 'lamp'),
  );
});

test('light comes in where a ceiling is out of sight, and more of it is reflected', () => {
  const closed = planLight(room, 'day');
  const open = planLight(room, 'day', true);
  expect(powerOf(open, 'window')).toBeGreaterThan(powerOf(closed, 'window'));
  expect(powerOf(open, 'bounce')).toBeGreaterThan(powerOf(closed, 'bounce'));
  expect(powerOf(open, 'lamp')).toBe(powerOf(closed, 'lamp'));
});

test('warm lamps are yellower than cool ones, and neither is brighter than white', () => {
  const [warm, cool] = [kelvinColor(2700), kelvinColor(6500)];
  expect(warm[2]).toBeLessThan(cool[2]);
  for (const part of [...warm, ...cool, ...kelvinColor(100), ...kelvinColor(1e9)]) {
    expect(part).toBeGreaterThanOrEqual(0);
    expect(part).toBeLessThanOrEqual(1);
  }
});
