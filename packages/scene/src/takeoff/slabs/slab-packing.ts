// Counter tops out of slabs, by cuts from edge to edge, as a bridge saw makes them. Grain runs
// along the slab's length.

/** A rectangle to be sawn, tenths. `length` runs along the grain. */
export interface SlabPiece {
  readonly id: string;
  readonly label: string;
  readonly length: number;
  readonly width: number;
}

export interface SlabSize {
  readonly length: number;
  readonly width: number;
}

interface PlacedSlabPiece {
  readonly piece: SlabPiece;
  /** Number of the slab, from 0. */
  readonly slab: number;
  readonly x: number;
  readonly y: number;
  /** Lengthwise across the slab: only where there is no grain. */
  readonly turned: boolean;
}

interface Remnant {
  readonly slab: number;
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

export interface SlabPlan {
  readonly slabs: number;
  readonly placed: readonly PlacedSlabPiece[];
  /** What is left and worth keeping (12 x 24 in or more), largest first. */
  readonly remnants: readonly Remnant[];
  /** Ids of pieces that no slab holds. */
  readonly tooLarge: readonly string[];
}

/** Bridge-saw blade with its play: 3/16 in. */
export const SLAB_KERF = 48;
const KEPT_LENGTH = 6_096;
const KEPT_WIDTH = 3_048;

interface PackRequest {
  readonly pieces: readonly SlabPiece[];
  readonly slab: SlabSize;
  readonly grain: boolean;
}

/**
 * Packs largest first into the free rectangle that fits it closest; of several orders the one that
 * opens the fewest slabs and leaves the largest remnant. The same pieces give the same plan.
 */
export function packSlabs(request: PackRequest): SlabPlan {
  const orders: ((a: SlabPiece, b: SlabPiece) => number)[] = [
    (a, b) => b.length * b.width - a.length * a.width,
    (a, b) => b.length - a.length || b.width - a.width,
    (a, b) => b.width - a.width || b.length - a.length,
  ];
  const plans = orders.flatMap((order) =>
    (['length', 'width', 'rest'] as const).map((split) => pack(request, order, split)),
  );
  return plans.reduce((best, plan) => {
    const better =
      plan.slabs < best.slabs || (plan.slabs === best.slabs && largest(plan) > largest(best) + 1);
    return better ? plan : best;
  });
}

function largest({ remnants }: SlabPlan): number {
  const [first] = remnants;
  return first ? first.length * first.width : 0;
}

type Split = 'length' | 'width' | 'rest';

function pack(
  { pieces, slab, grain }: PackRequest,
  order: (a: SlabPiece, b: SlabPiece) => number,
  split: Split,
): SlabPlan {
  const placed: PlacedSlabPiece[] = [];
  const tooLarge: string[] = [];
  let free: Remnant[] = [];
  let slabs = 0;
  for (const piece of pieces.toSorted((a, b) => order(a, b) || (a.id < b.id ? -1 : 1))) {
    let spot = bestSpot(free, piece, grain);
    if (!spot) {
      const fresh = { slab: slabs, x: 0, y: 0, ...slab };
      spot = bestSpot([fresh], piece, grain);
      if (!spot) {
        tooLarge.push(piece.id);
        continue;
      }
      slabs++;
    }
    const { rect, turned } = spot;
    const [length, width] = turned ? [piece.width, piece.length] : [piece.length, piece.width];
    placed.push({ piece, slab: rect.slab, x: rect.x, y: rect.y, turned });
    free = free.filter((one) => one !== rect);
    free.push(...restsOf(rect, length, width, split));
  }
  const remnants = free
    .filter(({ length, width }) => {
      return Math.max(length, width) >= KEPT_LENGTH && Math.min(length, width) >= KEPT_WIDTH;
    })
    .sort((a, b) => b.length * b.width - a.length * a.width);
  return { slabs, placed, remnants, tooLarge };
}

function bestSpot(free: readonly Remnant[], piece: SlabPiece, grain: boolean) {
  let best: { rect: Remnant; turned: boolean; left: number } | null = null;
  for (const rect of free) {
    for (const turned of grain ? [false] : [false, true]) {
      const [length, width] = turned ? [piece.width, piece.length] : [piece.length, piece.width];
      if (length > rect.length || width > rect.width) continue;
      const left = Math.min(rect.length - length, rect.width - width);
      if (!best || left < best.left) best = { rect, turned, left };
    }
  }
  return best;
}

/** The two rectangles beside a piece in the corner: the first cut runs along or across. */
function restsOf(rect: Remnant, length: number, width: number, split: Split): Remnant[] {
  const right = rect.length - length - SLAB_KERF;
  const above = rect.width - width - SLAB_KERF;
  const along = split === 'length' || (split === 'rest' && right * width < above * length);
  const beside: Remnant = {
    ...rect,
    x: rect.x + length + SLAB_KERF,
    length: right,
    width: along ? width : rect.width,
  };
  const over: Remnant = {
    ...rect,
    y: rect.y + width + SLAB_KERF,
    width: above,
    length: along ? rect.length : length,
  };
  return [beside, over].filter((one) => one.length > 0 && one.width > 0);
}
