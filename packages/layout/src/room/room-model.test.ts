import { inches, testOutline, testRoom } from '@wevisu/scene/rules/test-scene.ts';
import { describe, expect, test } from 'vitest';
import { freeIntervals } from './free-intervals.ts';
import { fromSegment, type RoomModel, roomModel, toSegment } from './room-model.ts';

const base = { depthTenths: inches(25.5), bottomTenths: 0, topTenths: inches(36) };
const upper = { depthTenths: inches(13), bottomTenths: inches(54), topTenths: inches(90) };

function modelOf(scene: ReturnType<typeof testRoom>, services = []): RoomModel {
  const model = roomModel(scene.document(), 'room', services);
  if (!model) throw new Error('There is no room');
  return model;
}

function wallOf(model: RoomModel, wallId: string) {
  const segment = model.segments.find(({ wallIds }) => wallIds.includes(wallId));
  if (!segment) throw new Error(`There is no ${wallId}`);
  return segment;
}

/** Free stretches of a wall in inches, to a tenth. */
function free(model: RoomModel, wallId: string, needs = base): [number, number][] {
  return freeIntervals(model, wallOf(model, wallId), needs).map(({ fromTenths, toTenths }) => [
    Math.round(fromTenths / 25.4) / 10,
    Math.round(toTenths / 25.4) / 10,
  ]);
}

describe('walls', () => {
  test('are read from left to right as one faces them, with right angles at their ends', () => {
    const model = modelOf(testRoom('kitchen', 120, 100));
    expect(model.segments).toHaveLength(4);
    const north = wallOf(model, 'north-wall');
    expect(north.lengthTenths).toBe(inches(120));
    expect(north.rotationTenthsDeg).toBe(0);
    expect(toSegment(north, [inches(30), inches(90)])).toEqual([inches(30), inches(10)]);
    expect(fromSegment(north, inches(30), inches(10))).toEqual([inches(30), inches(90)]);
    expect(north.leftEnd).toEqual({ kind: 'square', neighbor: wallOf(model, 'west-wall').index });
    expect(north.rightEnd).toEqual({ kind: 'square', neighbor: wallOf(model, 'east-wall').index });
  });

  test('of a room with a bay know outer corners, and stop where the bay begins', () => {
    const outline = [
      [0, 0],
      [144, 0],
      [144, 72],
      [96, 72],
      [96, 120],
      [0, 120],
    ] as const;
    const model = modelOf(testOutline('kitchen', outline));
    const [short, bay] = [wallOf(model, 'wall-3'), wallOf(model, 'wall-4')];
    expect(short.leftEnd.kind).toBe('outer');
    expect(bay.rightEnd.kind).toBe('outer');
    expect(bay.leftEnd.kind).toBe('square');
    expect(free(model, 'wall-1')).toEqual([[0, 144]]);
  });

  test('at a slant say how far to stay off, and lose what a sharp corner takes', () => {
    const outline = [
      [0, 0],
      [144, 0],
      [100, 100],
      [0, 100],
    ] as const;
    const model = modelOf(testOutline('kitchen', outline));
    const slanted = wallOf(model, 'east-wall');
    expect(slanted.leftEnd.kind).toBe('inner');
    expect(slanted.offTenths).toBeLessThanOrEqual(inches(0.1));
    const [south] = free(model, 'south-wall');
    expect(south?.[0]).toBeCloseTo(25.5 * 0.44, 0);
    expect(south?.[1]).toBe(144);
  });
});

describe('free stretches', () => {
  test('leave the way through a door, on its own wall and around the corner', () => {
    const scene = testRoom('kitchen', 120, 100);
    scene.opening('door', 'west', 84, 'door-pocket', 32);
    const model = modelOf(scene);
    expect(model.zones.map(({ purpose }) => purpose)).toContain('way');
    // The west wall is read from the south: its left end is that of the south wall's.
    expect(free(model, 'west-wall')).toEqual([[0, 65.2]]);
    expect(free(model, 'north-wall')).toEqual([[32, 120]]);
  });

  test('leave what a leaf sweeps', () => {
    const swung = (side: 'left' | 'right') => {
      const scene = testRoom('kitchen', 120, 100);
      scene.opening('door', 'south', 20, 'door-single', 32, { side });
      return free(modelOf(scene), 'west-wall');
    };
    expect(swung('right')).toEqual(swung('left'));
    expect(
      modelOf(
        testRoom('kitchen', 120, 100).opening('door', 'south', 20, 'door-single', 32),
      ).zones.map(({ purpose }) => purpose),
    ).toContain('swing');
  });

  test('pass below a window, and stop beside it higher up', () => {
    const scene = testRoom('kitchen', 120, 100);
    scene.opening('window', 'north', 60, 'window-fixed', 40, {
      sillTenths: inches(44),
      heightTenths: inches(40),
    });
    const model = modelOf(scene);
    expect(free(model, 'north-wall')).toEqual([[0, 120]]);
    expect(free(model, 'north-wall', upper)).toEqual([
      [0, 37.2],
      [82.8, 120],
    ]);
  });

  test('go around what stays', () => {
    const scene = testRoom('kitchen', 120, 100);
    scene.item('heater', 'radiator', [60, 97]);
    const stretches = free(modelOf(scene), 'north-wall');
    expect(stretches).toHaveLength(2);
    expect(stretches[0]?.[1]).toBeLessThan(60);
    expect(stretches[1]?.[0]).toBeGreaterThan(60);
  });
});

test('services belong to the wall that they are nearest to', () => {
  const at = [inches(30), inches(98)] as const;
  const model = roomModel(testRoom('kitchen', 120, 100).document(), 'room', [
    { kind: 'water', at },
  ]);
  const [water] = model?.services ?? [];
  expect(water?.segment).toBe(model && wallOf(model, 'north-wall').index);
  expect(water?.alongTenths).toBe(inches(30));
});

test('there is no model of a room that is not there', () => {
  expect(roomModel(testRoom('kitchen', 120, 100).document(), 'attic')).toBeNull();
});
