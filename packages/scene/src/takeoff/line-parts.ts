// The parts of cabinet lines that rooms take, as lines of the takeoff: one for each product and room.
import type { NodeId } from '../document/node-id.ts';
import type { RunNode } from '../document/nodes/run.ts';
import type { ProductFacts } from '../document/product-facts.ts';
import { partFacts } from '../runs/part-facts.ts';
import type { RunLayout } from '../runs/run-layout.ts';
import { formatInches } from '../units/feet-inches.ts';
import { cutLengths } from './cabinetry/cut-lengths.ts';
import { partsOfRun, type RunPart } from './cabinetry/run-parts.ts';
import type { TakeoffContext } from './takeoff-context.ts';
import { type CutListEntry, lineOf, type TakeoffLine } from './takeoff-line.ts';

export interface PlacedRun {
  readonly id: NodeId;
  readonly run: RunNode;
  readonly layout: RunLayout;
  readonly roomId: NodeId | null;
}

interface Group {
  readonly facts: ProductFacts;
  readonly roomId: NodeId | null;
  readonly ids: Set<NodeId>;
  readonly parts: RunPart[];
}

const INCH = 254;

/** Parts of the runs that have a line: sold ones together, the others one by one without a product. */
export function linePartLines(
  context: TakeoffContext,
  runs: readonly PlacedRun[],
): readonly TakeoffLine[] {
  const groups = new Map<string, Group>();
  const unmade: TakeoffLine[] = [];
  for (const { id, run, layout, roomId } of runs) {
    for (const part of partsOfRun(run, layout)) {
      const facts = partFacts(context.document.products, run.cabinetSku, part.code);
      if (!facts) {
        unmade.push({ ...unmadeLine(id, part), roomId, nodeIds: [id] });
        continue;
      }
      const key = `${facts.sku}@${roomId ?? ''}`;
      const group = groups.get(key) ?? { facts, roomId, ids: new Set(), parts: [] };
      groups.set(key, group);
      group.ids.add(id);
      group.parts.push(part);
    }
  }
  return [...[...groups].map(([key, group]) => soldLine(key, group)), ...unmade];
}

function unmadeLine(id: NodeId, { key, what, cut }: RunPart): TakeoffLine {
  const pieces = cut?.from === 'lengths' ? cut.pieces.length : 1;
  return lineOf({
    id: `unmade@${id}:${key}`,
    material: `unmade:${what}`,
    what,
    net: pieces,
    measure: 'count',
    unit: 'Piece',
    exactUnits: pieces,
  });
}

interface Counted {
  readonly pieces: number;
  readonly cuts: readonly CutListEntry[];
  readonly net: number;
  readonly notes: readonly string[];
  readonly wasteE4: number;
}

function soldLine(key: string, { facts, roomId, ids, parts }: Group): TakeoffLine {
  const { pieces, cuts, net, notes, wasteE4 } = countOf(parts);
  return lineOf({
    id: `${key}:cabinets`,
    sku: facts.sku,
    what: `${facts.name}, ${facts.size}`,
    roomId,
    nodeIds: [...ids],
    net,
    measure: parts.some(({ cut }) => cut?.from === 'lengths') ? 'length' : 'count',
    pieces,
    whole: cuts.length === 0 ? pieces : null,
    cut: cuts.length === 0 ? null : cuts.length,
    cuts,
    unit: facts.unit,
    exactUnits: pieces / facts.piecesPerUnit,
    wasteE4,
    notes,
  });
}

/** All parts of one product have one stock: it is in their code. */
function countOf(parts: readonly RunPart[]): Counted {
  const [first] = parts;
  if (!first?.cut) {
    return { pieces: parts.length, cuts: [], net: parts.length, notes: [], wasteE4: 0 };
  }
  if (first.cut.from === 'lengths') return countLengths(parts, first.cut.stock.lengthInches);
  const cuts = parts.flatMap(({ cut }, n): CutListEntry[] =>
    cut?.from === 'one-each'
      ? [
          {
            number: n + 1,
            piece: n + 1,
            fromOffcut: false,
            turnedDeg: 0,
            lengthTenths: cut.piece.lengthTenths,
            widthTenths: cut.piece.widthTenths,
          },
        ]
      : [],
  );
  const sizes = cuts.map(
    (cut) => `${formatInches(cut.widthTenths)} x ${formatInches(cut.lengthTenths)}`,
  );
  const notes = [`Cut to ${listed(sizes)}.`];
  return { pieces: parts.length, cuts, net: parts.length, notes, wasteE4: 0 };
}

function countLengths(parts: readonly RunPart[], stockInches: number): Counted {
  const pieces = parts.flatMap(({ cut }) => (cut?.from === 'lengths' ? cut.pieces : []));
  const { count, cuts } = cutLengths(pieces, stockInches * INCH);
  const net = cuts.reduce((sum, { lengthTenths }) => sum + lengthTenths, 0);
  const ends = pieces.reduce((sum, { miters }) => sum + miters, 0);
  const lists = [...Map.groupBy(cuts, ({ piece }) => piece)].toSorted(([a], [b]) => a - b);
  return {
    pieces: count,
    cuts,
    net,
    wasteE4: Math.round(((count * stockInches * INCH - net) / net) * 10_000),
    notes: [
      ...lists.map(
        ([number, own]) =>
          `Length ${number}: ${own.map((cut) => formatInches(cut.lengthTenths)).join(', ')}.`,
      ),
      ...(ends > 0 ? [`${ends} mitered ends, measured at the point.`] : []),
    ],
  };
}

/** '2 x 3 in twice' is shorter than saying it twice. */
function listed(sizes: readonly string[]): string {
  return [...Map.groupBy(sizes, (size) => size)]
    .map(([size, same]) => (same.length > 1 ? `${size} (${same.length} times)` : size))
    .join(', ');
}
