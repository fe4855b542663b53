import { rectangleOf } from '@wevisu/scene/plane/region.ts';
import { expect, test } from 'vitest';
import type { Body, Hole } from './seen-bodies.ts';
import { standpoint } from './standpoint.ts';

const meters = (value: number) => value * 10_000;
const square = (x: number, y: number, half: number) =>
  rectangleOf(meters(x - half), meters(y - half), meters(x + half), meters(y + half));

function bodyAt(x: number, y: number, given: Partial<Body> = {}): Body {
  const polygon = square(x, y, 0.4);
  return {
    ...{ polygon, middle: [meters(x), meters(y)], points: [[meters(x), meters(y)], ...polygon] },
    ...{ bottom: 0, top: 0.8, weight: 1, front: null },
    ...{ isTall: false, isLow: false, isAtEye: false },
    ...given,
  };
}

const inner = square(0, 0, 2.5);
const eye = [0, meters(-2.3)] as const;
const north = Math.PI / 2;
const lens = { half: 0.7, up: 0.4, down: 0.8 };
const worthOf = (bodies: readonly Body[], ahead = north, holes: readonly Hole[] = []) =>
  standpoint(eye, { inner, bodies, holes })(ahead, lens);
const holeAt = (x: number, kind: Hole['kind']): Hole => ({
  ...{ kind, middle: [meters(x), meters(2.5)], polygon: square(x, 2.5, 0.1) },
});

test('a thing in the middle of the picture is worth more than one at its edge, and half of one less than half', () => {
  const [whole, aside, cut, out] = [0, 0.45, 0.62, 1.4].map((turn) =>
    worthOf([bodyAt(0, 1)], north + turn),
  );
  expect(whole).toBeGreaterThan(0.85);
  expect(aside).toBeLessThan(whole as number);
  expect(cut).toBeLessThan((whole as number) / 2);
  expect(out).toBeCloseTo(worthOf([], north + 1.4), 6);
});

test('what is cut off below or hidden by something tall is worth less', () => {
  const near = worthOf([bodyAt(0, -1.3)]);
  const far = worthOf([bodyAt(0, 1)]);
  expect(near).toBeLessThan(far - 0.2);
  const pillar = bodyAt(0, -0.1, {
    weight: 0,
    isTall: true,
    top: 2,
    polygon: square(0, -0.1, 0.4),
  });
  expect(worthOf([bodyAt(0, 1), pillar])).toBeLessThan(far - 0.5);
});

test('a door costs the more the closer it is to the middle, a window is worth something, a passage nothing', () => {
  const bare = worthOf([bodyAt(0, 1)]);
  const withHole = (x: number, kind: Hole['kind']) =>
    worthOf([bodyAt(0, 1)], north, [holeAt(x, kind)]) - bare;
  expect(withHole(0, 'door')).toBeLessThan(withHole(2, 'door') - 0.03);
  expect(withHole(2, 'door')).toBeLessThan(0);
  expect(withHole(1, 'window')).toBeGreaterThan(0);
  expect(withHole(1, 'passage')).toBe(0);
});

test('from behind a wall nothing is taken that shows the back of a door in it, however far aside', () => {
  const behind = [0, meters(-3)] as const;
  const worthWith = (x: number) => {
    const door = { ...holeAt(0, 'door'), polygon: square(x, -2.5, 0.05) };
    return standpoint(behind, { inner, bodies: [], holes: [door] })(north, { ...lens, half: 1 });
  };
  expect(worthWith(0.7)).toBe(Number.NEGATIVE_INFINITY);
  expect(worthWith(1.6)).toBeGreaterThan(-1);
});
