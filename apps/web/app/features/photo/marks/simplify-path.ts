import type { Spot } from '@wevisu/photo/picture.ts';
import { distanceToSegment } from '@wevisu/scene/plane/points.ts';

/** A path without the points that add nothing (Douglas-Peucker), with at most `max` points. */
export function simplifyPath(
  way: readonly Spot[],
  tolerance: number,
  max: number,
): readonly Spot[] {
  let kept = thinned(way, tolerance);
  // A path with too many turns is simplified further.
  for (let wider = tolerance * 2; kept.length > max && wider < 10_000; wider *= 2) {
    kept = thinned(way, wider);
  }
  return kept;
}

function thinned(way: readonly Spot[], tolerance: number): readonly Spot[] {
  const isKept = new Uint8Array(way.length);
  const spans: (readonly [number, number])[] = [[0, way.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    isKept[from] = 1;
    isKept[to] = 1;
    let [furthest, distance] = [-1, tolerance];
    for (let n = from + 1; n < to; n++) {
      const away = distanceToSegment(way[n] as Spot, way[from] as Spot, way[to] as Spot);
      if (away > distance) [furthest, distance] = [n, away];
    }
    if (furthest > 0) spans.push([from, furthest], [furthest, to]);
  }
  return way.filter((_, n) => isKept[n]);
}
