// Cabinets of the runs as they are drawn: bought by the box in the line that a run has, counted without a
// product where it has none. Pulls are sold either way.
import { linePrefixOf } from '../document/cabinets/cabinet-line.ts';
import { nodesOf } from '../document/scene.ts';
import { hostedInRun } from '../runs/hosted.ts';
import { runLayout } from '../runs/run-layout.ts';
import { linePartLines, type PlacedRun } from './line-parts.ts';
import { pullLine } from './pull-line.ts';
import { roomOfNode, type TakeoffContext } from './takeoff-context.ts';
import type { TakeoffLine } from './takeoff-line.ts';
import { unsoldLines } from './unsold-cabinets.ts';

export function cabinetLines(context: TakeoffContext): TakeoffLine[] {
  const runs = nodesOf(context.document.nodes, 'run').map(([id, run]): PlacedRun => {
    const layout = runLayout(run, hostedInRun(context.document.nodes, id));
    return { id, run, layout, roomId: roomOfNode(context, id) };
  });
  const hasLine = ({ run }: PlacedRun) => linePrefixOf(run.cabinetSku) !== null;
  const own = runs.flatMap((placed) =>
    [...(hasLine(placed) ? [] : unsoldLines(placed)), ...pullLine(context, placed)].map((line) => ({
      ...line,
      roomId: placed.roomId,
      nodeIds: [placed.id],
    })),
  );
  return [...linePartLines(context, runs.filter(hasLine)), ...own];
}
