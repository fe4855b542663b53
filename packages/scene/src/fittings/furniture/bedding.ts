// Mattresses and what lies on them. The head is at z = 0, the foot toward +z; centered on x.
import { type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import { cushion, pillow, upright } from './soft.ts';

/** US mattress sizes in inches: width and length. */
const MATTRESS_IN = {
  crib: [28, 52],
  twin: [38, 75],
  'twin-xl': [38, 80],
  full: [54, 75],
  queen: [60, 80],
  king: [76, 80],
  'cal-king': [72, 84],
} as const;
type MattressSize = keyof typeof MATTRESS_IN;

export function mattressMm(size: MattressSize): { w: number; l: number } {
  const [w, l] = MATTRESS_IN[size];
  return { w: w * 25.4, l: l * 25.4 };
}

interface BeddingPlan {
  readonly w: number;
  readonly l: number;
  /** Underside of the mattress above the floor. */
  readonly base: number;
  readonly thick: number;
  /** folded: a duvet turned back; tucked: a blanket in the frame; layered: a throw at the foot too. */
  readonly dress: 'folded' | 'tucked' | 'layered';
  readonly pillows: number;
}

/** Slots: sheets, duvet, accent. */
export function bedding(plan: BeddingPlan): Piece[] {
  const { w, l, base, thick, dress, pillows } = plan;
  const top = base + thick;
  const mattress = cushion(w, thick, l, { crown: 8, corner: 60, edge: 40, foot: 40, bulge: 0 });
  const from = l * 0.3;
  const isTucked = dress === 'tucked';
  const spread = cushion(
    w + (isTucked ? 12 : 70),
    isTucked ? 70 : thick * 0.78 + 50,
    l - from + (isTucked ? 6 : 34),
    {
      crown: 20,
      corner: 70,
      edge: 46,
      foot: 10,
      bulge: isTucked ? 0 : 5,
    },
  );
  const deep = l - from + (isTucked ? 6 : 34);
  const high = isTucked ? 70 : thick * 0.78 + 50;
  const fold = cushion(w + (isTucked ? 14 : 76), 62, 230, {
    crown: 16,
    corner: 26,
    edge: 26,
    bulge: 2,
  });
  const throwOver = cushion(w + 90, thick * 0.8 + 50, 420, {
    crown: 14,
    corner: 20,
    edge: 40,
    foot: 6,
    bulge: 0,
  });
  return [
    piece({ slot: 'sheets' }, move(mattress, 0, base, l / 2)),
    piece({ slot: 'duvet' }, move(spread, 0, top + 34 - high, from + deep / 2)),
    piece({ slot: 'sheets' }, move(fold, 0, top - 16, from + 90)),
    ...(dress === 'layered'
      ? [piece({ slot: 'accent' }, move(throwOver, 0, top + 48 - (thick * 0.8 + 50), l - 420))]
      : []),
    ...bedPillows(w, top, pillows),
  ];
}

/** Sleeping pillows against the head, shams before them, one in the accent's cloth. */
function bedPillows(w: number, top: number, count: number): Piece[] {
  const across = w > 1200 ? 2 : 1;
  const wide = Math.min(660, w / across - 20);
  const row = (z: number, size: number, tall: number, lean: number) =>
    Array.from({ length: across }, (_, i) =>
      move(
        upright(pillow(size, 170, tall), tall, lean),
        (i - (across - 1) / 2) * (wide + 14),
        top - 14,
        z,
      ),
    );
  const small = turn(upright(pillow(420, 140, 300), 300, 34), 'y', 4);
  return [
    piece({ slot: 'sheets' }, ...row(170, wide, 430, 26)),
    ...(count > 1 ? [piece({ slot: 'duvet' }, ...row(300, wide - 40, 400, 34))] : []),
    ...(count > 2 ? [piece({ slot: 'accent' }, move(small, 0, top - 10, 430))] : []),
  ];
}
