// What is sawn from slabs: counters by their runs, with their waterfalls, and any other surface by
// the boxes round its parts. Cut-outs are not deducted: they are sawn from a whole top.
import type { NodeId } from '../../document/node-id.ts';
import type { RunNode } from '../../document/nodes/run.ts';
import type { SceneNodes } from '../../document/scene.ts';
import { boundsOf } from '../../plane/polygon.ts';
import type { Region } from '../../plane/region.ts';
import { type HostedThing, hostedInRun } from '../../runs/hosted.ts';
import { runLayout } from '../../runs/run-layout.ts';
import { packSlabs, type SlabPiece, type SlabSize } from './slab-packing.ts';
import { type NoSeam, seamsOf } from './split-at-seams.ts';

export interface SlabPieces {
  readonly pieces: readonly SlabPiece[];
  readonly notes: readonly string[];
}

/** Things over which no seam may run. */
const unseamed: readonly string[] = ['kitchen-sink', 'dishwasher'];

/**
 * The tops and waterfalls of a run, each with the number of the counter that it belongs to (a range
 * parts a run's counter in two); pieces longer than a slab are seamed.
 */
export function counterPieces(
  nodes: SceneNodes,
  runId: NodeId,
  run: RunNode,
  slab: SlabSize,
): SlabPieces[] {
  const { counter } = run;
  if (!counter) return [];
  const hosted = hostedInRun(nodes, runId);
  const layout = runLayout(run, hosted);
  const front = -run.depthTenths - counter.overhangTenths;
  const noSeams = noSeamsOf(layout.places, hosted);
  const counters = layout.counters.map(({ outline }, n): SlabPieces => {
    const { minX, maxX, minY, maxY } = boundsOf(outline);
    const id = `${runId}:counter:${n}`;
    const main = seamed({
      id,
      label: 'Counter',
      length: maxX - minX,
      width: maxY - front,
      slab,
      noSeams: noSeams.map(({ from, to }) => ({ from: from - minX, to: to - minX })),
    });
    // A corner cabinet turns the counter into the next wall: its leg is a top of its own, with the
    // seam in the corner.
    if (minY >= front - 1) return main;
    const end = outline.filter(([, y]) => y < minY + 1).map(([x]) => x);
    const width = Math.max(...end) - Math.min(...end);
    const leg = { id: `${id}:leg`, label: 'Counter, corner leg', length: front - minY, width };
    return { ...main, pieces: [...main.pieces, leg] };
  });
  const depth = run.depthTenths + counter.overhangTenths + counter.backOverhangTenths;
  const length = run.heightTenths + counter.thicknessTenths;
  const falls = (side: 'left' | 'right', thick: number): SlabPiece[] =>
    run[`${side}End`] !== 'waterfall' || thick === 0
      ? []
      : [{ id: `${runId}:waterfall:${side}`, label: 'Waterfall end', length, width: depth }];
  return counters.map((one, n) => ({
    ...one,
    pieces: [
      ...one.pieces,
      ...(n === 0 ? falls('left', layout.leftEndTenths) : []),
      ...(n === counters.length - 1 ? falls('right', layout.rightEndTenths) : []),
    ],
  }));
}

function noSeamsOf(
  places: ReturnType<typeof runLayout>['places'],
  hosted: readonly HostedThing[],
): NoSeam[] {
  const sinks = places
    .filter(({ cabinet }) => cabinet.cabinet === 'sink')
    .map(({ fromTenths, toTenths }) => ({ from: fromTenths, to: toTenths }));
  const things = hosted
    .filter(({ kind }) => unseamed.includes(kind))
    .map(({ fromX, toX }) => ({ from: fromX * 10, to: toX * 10 }));
  return [...sinks, ...things];
}

/** A surface that is no counter: each region's box, along the surface's own axes. */
export function regionPieces(
  key: string,
  label: string,
  regions: readonly Region[],
  slab: SlabSize,
): SlabPieces {
  const all = regions.map(({ outline }, n) => {
    const { minX, maxX, minY, maxY } = boundsOf(outline);
    const [across, upward] = [maxX - minX, maxY - minY];
    const cut = (length: number, width: number) =>
      seamed({ id: `${key}:${n}`, label, length, width, slab, noSeams: [] });
    const along = cut(across, upward);
    const upright = cut(upward, across);
    // Grain along the surface, unless standing upright takes fewer slabs or seams.
    return costOf(upright, slab) < costOf(along, slab) ? upright : along;
  });
  return {
    pieces: all.flatMap(({ pieces }) => pieces),
    notes: all.flatMap(({ notes }) => notes),
  };
}

/** Slabs first, then pieces: no surface has a thousand of them. */
function costOf({ pieces }: SlabPieces, slab: SlabSize): number {
  return packSlabs({ pieces, slab, grain: true }).slabs * 1_000 + pieces.length;
}

interface SeamedRequest {
  readonly id: string;
  readonly label: string;
  readonly length: number;
  readonly width: number;
  readonly slab: SlabSize;
  readonly noSeams: readonly NoSeam[];
}

function seamed({ id, label, length, width, slab, noSeams }: SeamedRequest): SlabPieces {
  const rows = Math.max(1, Math.ceil(width / slab.width - 1e-6));
  const longest = slab.length;
  const spared = seamsOf({ length, longest, noSeams, preferred: [] });
  const seams = spared ?? (seamsOf({ length, longest, noSeams: [], preferred: [] }) as number[]);
  const stops = [0, ...seams, length];
  const pieces: SlabPiece[] = [];
  for (let n = 0; n + 1 < stops.length; n++) {
    for (let row = 0; row < rows; row++) {
      pieces.push({
        id: `${id}:${n}:${row}`,
        label: stops.length > 2 || rows > 1 ? `${label}, part ${pieces.length + 1}` : label,
        length: (stops[n + 1] as number) - (stops[n] as number),
        width: width / rows,
      });
    }
  }
  const notes: string[] = [];
  if (spared === null)
    notes.push('No seam can spare the sink or the dishwasher: choose a longer slab.');
  if (pieces.length > 1) notes.push(`${label} of ${pieces.length} parts with seams.`);
  return { pieces, notes };
}
