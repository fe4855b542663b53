import {
  backplateShape,
  endPieces,
  gripTexture,
  knobHead,
  type PullMeasures,
  pullShape,
  stem,
} from '../../fittings/cabinet-pull.ts';
import { extrude } from '../../geometry/extrude.ts';
import { circle, roundedRectangle } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { torus } from '../../geometry/revolve.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { CabinetHardwareParams } from './schema.ts';

const KNOBS: ReadonlySet<string> = new Set([
  'round-knob',
  'mushroom-knob',
  'square-knob',
  'hex-knob',
  'ball-knob',
  'crystal-knob',
  'disc-knob',
]);
const BARS: ReadonlySet<string> = new Set(['bar-pull', 'appliance-pull', 't-knob']);

function knob(params: CabinetHardwareParams, d: number, out: number): Piece[] {
  const neck = out * (params.form === 'ball-knob' ? 0.34 : 0.46);
  const plate: Shape[] =
    params.backplate === 'none'
      ? []
      : [
          extrude(
            params.backplate === 'round' ? circle(d * 0.46) : roundedRectangle(d * 0.9, d * 0.9, 2),
            2.4,
            { bevel: 0.8 },
          ),
        ];
  const rings =
    params.texture === 'ringed'
      ? [0.35, 0.6].map((t) =>
          move(turn(torus(d * 0.47, d * 0.03), 'x', 90), 0, 0, neck + (out - neck) * t),
        )
      : [];
  return [
    piece({ slot: 'metal' }, stem(Math.max(4, d * 0.17), neck + 1), ...plate),
    piece({ slot: 'insert' }, knobHead(params.form, d, neck, out), ...rings),
  ];
}

/** Pieces of a knob or pull in millimeters: the door's face at z = 0, centered on x and y. */
export function buildCabinetHardware(params: CabinetHardwareParams): Piece[] {
  const length = mmFromTenths(params.lengthTenths);
  const out = mmFromTenths(params.projectionTenths);
  if (KNOBS.has(params.form)) return knob(params, length, out);
  const thick = mmFromTenths(params.thicknessTenths);
  // Rings and drops hang from one screw.
  const isHung = params.form === 'ring-pull' || params.form === 'drop-pull';
  const m: PullMeasures = {
    length,
    thick,
    out,
    centers: isHung ? 0 : Math.min(mmFromTenths(params.centersTenths), length - thick),
  };
  const extras = BARS.has(params.form)
    ? [...gripTexture(params.texture, m), ...endPieces(params.ends, m)]
    : [];
  const plates = params.form === 't-knob' ? [] : backplateShape(params.backplate, m);
  return [
    piece({ slot: 'insert' }, pullShape(params.form, m)),
    ...(extras.length + plates.length === 0
      ? []
      : [piece({ slot: 'metal' }, ...extras, ...plates)]),
  ];
}
