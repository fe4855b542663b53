import type { Drawing } from '../drawing/drawing.ts';
import { inchesOf } from '../drawing/measure.ts';
import type { Side } from '../drawing/side.ts';

const FLOOR = { bottom: 0 } as const;

/** A toilet `at` inches along a side, its paper on a wall or on a stand beside it on its own side. */
export function toilet(
  drawing: Drawing,
  {
    side,
    at,
    paper,
  }: {
    readonly side: Side;
    readonly at: number;
    readonly paper?: { readonly side: Side; readonly at: number };
  },
): void {
  drawing.put({
    kind: 'toilet',
    hostId: side.wallId,
    role: 'toilet',
    most: { depthTenths: 29.5, heightTenths: 34 },
    place: ({ params }) =>
      params.form === 'wall-hung'
        ? {
            spot: side.spot(at),
            by: 'back',
            height: { top: inchesOf(Number(params.rimTenths ?? 3810)) + 1 },
          }
        : { spot: side.spot(at, 0.5), by: 'back', height: FLOOR },
  });
  if (!paper) return;
  const stands = paper.side === side;
  drawing.put({
    kind: 'paper-holder',
    params: stands ? { form: 'stand' } : {},
    hostId: stands ? null : paper.side.wallId,
    place: stands
      ? { spot: side.spot(paper.at, 16), by: 'middle', height: FLOOR }
      : { spot: paper.side.spot(paper.at), by: 'back', height: { middle: 26 } },
  });
}
