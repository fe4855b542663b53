import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { elevationsOf } from '@wevisu/scene/drawing/draw-elevation.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import type { Drawing } from '@wevisu/scene/drawing/drawing.ts';
import { writeDrawingSvg } from '@wevisu/scene/drawing/drawing-svg.ts';
import type { Target } from '../../edits/target.ts';

/** Drawings fill a screen, not a sheet at 1/4 in to the foot. */
const MIN_PIECE_TENTHS = 250;
const MARGIN_TENTHS = 1_000;

export interface Sides {
  readonly now: string;
  readonly rival: string;
}

/** Whether a drawing shows what a target wears: floors in plan, walls and backsplashes in elevation. */
export function isDrawn(target: Target): boolean {
  return target.type === 'face' && ['floor', 'wall', 'backsplash'].includes(target.face.kind);
}

function drawingOf(
  document: SceneDocument,
  target: Target,
  levelId: NodeId | null,
): Drawing | null {
  if (target.type !== 'face' || !isDrawn(target)) return null;
  const { kind, roomId, wallId } = target.face;
  if (roomId === null) return null;
  if (kind === 'floor') {
    const laid = { products: document.products, minPieceTenths: MIN_PIECE_TENTHS };
    const options = { roomId, withMeasures: false, withStrings: false, laid };
    return drawPlan(document.nodes, levelId ?? '', options);
  }
  const walls = elevationsOf(document, roomId);
  return walls.find((one) => one.wallId === wallId)?.drawing ?? null;
}

/** Both sides as SVG; null for what no drawing shows. */
export function drawSides(
  sides: { readonly now: SceneDocument; readonly rival: SceneDocument },
  target: Target,
  levelId: NodeId | null,
): Sides | null {
  const now = drawingOf(sides.now, target, levelId);
  const rival = drawingOf(sides.rival, target, levelId);
  if (now === null || rival === null) return null;
  return {
    now: writeDrawingSvg(now, 'As it is', MARGIN_TENTHS),
    rival: writeDrawingSvg(rival, 'With the other product', MARGIN_TENTHS),
  };
}
