import type { NodeId } from '../document/node-id.ts';
import type { RunNode } from '../document/nodes/run.ts';
import { constructionOf } from '../fittings/cabinets/construction.ts';
import { frontCells } from '../runs/front-cells.ts';
import { placeFronts } from '../runs/front-rects.ts';
import { hostedInRun } from '../runs/hosted.ts';
import { pullCount, pullLength } from '../runs/pulls.ts';
import { hardwareOf } from '../runs/run-givens.ts';
import type { CabinetPlace, RunLayout } from '../runs/run-layout.ts';
import type { PlacedRun } from './line-parts.ts';
import { factsOf, type TakeoffContext } from './takeoff-context.ts';
import { lineOf, type TakeoffLine } from './takeoff-line.ts';

/** Pulls as they are drawn: see runs/pulls.ts. */
function countPulls(context: TakeoffContext, id: NodeId, run: RunNode, layout: RunLayout): number {
  const hardware = hardwareOf(context.document, run);
  const { form } = hardware.params;
  const length = pullLength(hardware);
  const hosted = hostedInRun(context.document.nodes, id);
  const made = constructionOf(run.doorStyle);
  const foot = run.tier === 'wall' ? 0 : run.toeKickTenths / 10;
  const onFronts = (place: CabinetPlace): number => {
    // Two doors that fold together, or one across the corner: one pull.
    if (place.cabinet.cabinet === 'corner-lazy-susan') return 1;
    if (place.cabinet.cabinet === 'corner-diagonal') return 1;
    const w = (place.toTenths - place.fromTenths) / 10;
    const face = { x: 0, y: foot, w, h: run.heightTenths / 10 - foot };
    return placeFronts(frontCells(run, place, hosted), face, made).reduce(
      (sum, { cell, front }) =>
        sum + pullCount({ cell, w: front.w, h: front.h, tier: run.tier, form }, length),
      0,
    );
  };
  return layout.places.reduce((sum, place) => sum + onFronts(place), 0);
}

export function pullLine(context: TakeoffContext, { id, run, layout }: PlacedRun): TakeoffLine[] {
  const facts = factsOf(context, run.hardwareSku);
  const count = countPulls(context, id, run, layout);
  if (count === 0) return [];
  return [
    lineOf({
      id: `${facts?.sku ?? 'pulls'}@${id}:hardware`,
      sku: facts?.sku ?? null,
      material: facts ? null : 'pulls',
      what: facts?.name ?? 'Cabinet pulls',
      net: count,
      measure: 'count',
      pieces: count,
      unit: facts?.unit ?? 'Piece',
      exactUnits: count / (facts?.piecesPerUnit ?? 1),
    }),
  ];
}
