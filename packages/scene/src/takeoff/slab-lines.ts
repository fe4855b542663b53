// All pieces of one slab product in a scene are sawn together; each surface bears its share.

import type { ProductFacts } from '../document/product-facts.ts';
import { nodeOf, type SceneNodes } from '../document/scene.ts';
import type { CoveringLaying } from '../laying/lay-cells.ts';
import { formatInches } from '../units/feet-inches.ts';
import { cuttingRulesOf } from './cutting/cutting-rules.ts';
import { packSlabs, type SlabPlan, type SlabSize } from './slabs/slab-packing.ts';
import { counterPieces, regionPieces, type SlabPieces } from './slabs/slab-pieces.ts';
import { type CutListEntry, lineOf, type TakeoffLine } from './takeoff-line.ts';
import { type AreaPlace, areaKey, sharedOf, wasteE4 } from './tile-lines.ts';

interface SlabPlace {
  readonly place: AreaPlace;
  readonly facts: ProductFacts;
  readonly laying: CoveringLaying;
}

/** Wood in wider pieces than this is no board: it is a top. */
const WIDE = 6_000;

/** Slabs, and tops of wood that come by the piece. */
export function isSlab(facts: ProductFacts, { piece, material }: CoveringLaying): boolean {
  if (facts.unit === 'Slab') return true;
  const narrow = Math.min(piece.lengthTenths, piece.widthTenths);
  return facts.unit === 'Piece' && material.kind === 'wood' && narrow >= WIDE;
}

export interface SlabWork {
  readonly sku: string;
  readonly slab: SlabSize;
  readonly plan: SlabPlan;
  readonly lines: readonly TakeoffLine[];
}

/** One plan for each slab product, in the order in which the products are first met. */
export function slabWork(nodes: SceneNodes, places: readonly SlabPlace[]): SlabWork[] {
  const bySku = new Map<string, SlabPlace[]>();
  for (const one of places) {
    const group = bySku.get(one.facts.sku);
    if (group) group.push(one);
    else bySku.set(one.facts.sku, [one]);
  }
  return [...bySku.values()].map((group) => workOf(nodes, group));
}

function slabSizeOf({ piece }: CoveringLaying): SlabSize {
  const { lengthTenths: a, widthTenths: b } = piece;
  return { length: Math.max(a, b), width: Math.min(a, b) };
}

function piecesOf(nodes: SceneNodes, { place, laying }: SlabPlace): SlabPieces {
  const { area, face } = place;
  const slab = slabSizeOf(laying);
  const run = nodeOf(nodes, area.nodeId, 'run');
  if (run && area.nodeId !== null && face.kind === 'counter') {
    // 'runId:counter', 'runId:counter:2': one face for each counter of the run.
    const nth = Number(/:counter:(\d+)$/.exec(face.id)?.[1] ?? 1);
    return counterPieces(nodes, area.nodeId, run, slab)[nth - 1] ?? { pieces: [], notes: [] };
  }
  const label = face.kind === 'backsplash' ? 'Backsplash' : 'Panel';
  return regionPieces(areaKey(place), label, area.regions, slab);
}

function workOf(nodes: SceneNodes, group: readonly SlabPlace[]): SlabWork {
  const { facts, laying } = group[0] as SlabPlace;
  const slab = slabSizeOf(laying);
  const parts = group.map((one) => ({ ...piecesOf(nodes, one), place: one.place }));
  const pieces = parts.flatMap((part) => part.pieces);
  const grain = !cuttingRulesOf(laying.material).turnsDeg.includes(90);
  const plan = packSlabs({ pieces, slab, grain });
  const slabs = plan.slabs + plan.tooLarge.length;
  const areaOf = (list: SlabPieces['pieces']) =>
    list.reduce((sum, one) => sum + one.length * one.width, 0);
  const total = areaOf(pieces);
  const numbers = new Map(plan.placed.map(({ piece }, n) => [piece.id, n + 1]));
  const lines = parts
    .filter((part) => part.pieces.length > 0)
    .map((part) => {
      const share = areaOf(part.pieces) / total;
      const cuts = plan.placed
        .filter(({ piece }) => part.pieces.includes(piece))
        .map(
          ({ piece, slab: from, turned }): CutListEntry => ({
            number: numbers.get(piece.id) ?? 0,
            piece: from + 1,
            fromOffcut: false,
            turnedDeg: turned ? 90 : 0,
            lengthTenths: Math.round(piece.length),
            widthTenths: Math.round(piece.width),
          }),
        );
      return lineOf({
        ...sharedOf(part.place),
        id: `${facts.sku}@${areaKey(part.place)}`,
        sku: facts.sku,
        what: facts.name,
        net: part.place.area.area,
        measure: 'area',
        pieces: slabs,
        cut: part.pieces.length,
        cuts,
        unit: facts.unit,
        exactUnits: (slabs * share) / facts.piecesPerUnit,
        wasteE4: wasteE4(slabs * slab.length * slab.width, total),
        habitE4: [1_000, 1_500],
        notes: [...part.notes, ...noteOf(plan)],
      });
    });
  return { sku: facts.sku, slab, plan, lines };
}

/** The largest remnant, for a vanity or a sill later. */
function noteOf({ remnants, tooLarge }: SlabPlan): string[] {
  const [first] = remnants;
  const notes = first
    ? [`Largest remnant: ${formatInches(first.length)} x ${formatInches(first.width)}.`]
    : [];
  if (tooLarge.length > 0) {
    notes.push(
      `${tooLarge.length} pieces are larger than a slab with its grain: turn or seam them.`,
    );
  }
  return notes;
}
