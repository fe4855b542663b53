import type { NodeId } from '../document/node-id.ts';
import type { RunNode } from '../document/nodes/run.ts';
import { subtract } from '../plane/combine.ts';
import { placed, unitAt } from '../plane/points.ts';
import { areaOfRegions, type Region, regionOf } from '../plane/region.ts';
import type { RunLayout } from '../runs/run-layout.ts';
import type { Face, FaceFrame } from './face.ts';

export interface PlacedRun {
  readonly id: NodeId;
  readonly run: RunNode;
  readonly layout: RunLayout;
  readonly roomId: NodeId | null;
  /** Height of the level's floor above the ground. */
  readonly floorTenths: number;
}

/** Top of the counter, or of the cabinets without one, above the level's floor. */
export function counterTopOf({ run, layout }: PlacedRun): number {
  return run.elevationTenths + (layout.counterTopTenths ?? run.heightTenths);
}

function frameOf(placedRun: PlacedRun): FaceFrame {
  const { run, floorTenths } = placedRun;
  const [cos, sin] = unitAt(run.rotationTenthsDeg);
  const [x, y] = placed([0, 0], run.position, run.rotationTenthsDeg);
  return {
    origin: [x, y, floorTenths + counterTopOf(placedRun)],
    right: [cos, sin, 0],
    up: [-sin, cos, 0],
  };
}

/**
 * The tops of a run's counters, one face for each piece between ranges and ends, less sinks and
 * cooktops. u runs along the run from its left end, v toward the back. Waterfall ends are no faces:
 * slabs count them.
 */
export function counterFaces(placedRun: PlacedRun): Face[] {
  const { id, run, layout, roomId } = placedRun;
  const { counter } = run;
  if (!counter) return [];
  const frame = frameOf(placedRun);
  return layout.counters.map(({ outline, holes }, i): Face => {
    const whole = [regionOf(outline)];
    const regions: readonly Region[] =
      holes.length === 0 ? whole : subtract(whole, holes.map(regionOf));
    const area = areaOfRegions(regions);
    return {
      id: i === 0 ? `${id}:counter` : `${id}:counter:${i + 1}`,
      kind: 'counter',
      roomId,
      wallId: null,
      frame,
      outline,
      holes,
      areas: [{ nodeId: id, slot: 'counter', covering: counter.covering, regions, area }],
    };
  });
}
