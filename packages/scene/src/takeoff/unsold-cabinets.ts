// Cabinets of runs without a line: boxes, fillers, panels, toe kick and crown, counted and not sold.
import type { NodeId } from '../document/node-id.ts';
import type { Cabinet, RunNode } from '../document/nodes/run.ts';
import type { RunLayout } from '../runs/run-layout.ts';
import { formatInches } from '../units/feet-inches.ts';
import type { PlacedRun } from './line-parts.ts';
import { lineOf, type TakeoffLine } from './takeoff-line.ts';

const FOOT = 3_048;
const MOLDING_WASTE = 1.1;

export function unsoldLines({ id, run, layout }: PlacedRun): TakeoffLine[] {
  return [
    ...boxLines(id, run, layout),
    ...panelLines(id, run, layout),
    ...lengthLines(id, run, layout),
  ];
}

/** Cabinets that are boxes: the others are boards or nothing. */
function isBox({ cabinet }: Cabinet): boolean {
  return cabinet !== 'filler' && cabinet !== 'panel' && cabinet !== 'gap';
}

function boxLines(id: NodeId, run: RunNode, { places }: RunLayout): TakeoffLine[] {
  return places
    .filter(({ cabinet }) => isBox(cabinet) || cabinet.cabinet === 'filler')
    .map(({ cabinet }) => {
      const type = cabinet.cabinet.replaceAll('-', ' ');
      const size = `${formatInches(cabinet.widthTenths)} wide, ${formatInches(run.heightTenths)} high`;
      return lineOf({
        id: `cabinet@${id}:${cabinet.id}`,
        material: `cabinet:${run.tier}:${cabinet.cabinet}:${cabinet.widthTenths}x${run.heightTenths}x${run.depthTenths}:${run.doorStyle}:${run.finish}`,
        what: `${run.tier[0]?.toUpperCase()}${run.tier.slice(1)} cabinet, ${type}, ${size}, ${run.doorStyle}`,
        net: 1,
        measure: 'count',
        unit: 'Piece',
        exactUnits: 1,
        notes: isBox(cabinet) ? stockNotes(cabinet.widthTenths) : [],
      });
    });
}

/** US cabinets come in steps of 3 in. */
const STEP = 762;

/** What does not come in a step is a smaller box with a filler, which costs less than a box made to fit. */
function stockNotes(width: number): string[] {
  const over = width % STEP;
  // A sixteenth is drawing, not carpentry.
  if (over < 16 || over > STEP - 16) return [];
  const stock = `${formatInches(width - over)} box with a ${formatInches(over)} filler`;
  return [`Not a stock width (steps of 3 in): take a ${stock}, or have it made.`];
}

function panelLines(id: NodeId, run: RunNode, layout: RunLayout): TakeoffLine[] {
  const inRow = layout.places.filter(({ cabinet }) => cabinet.cabinet === 'panel').length;
  const atEnds = [run.leftEnd, run.rightEnd].filter((end) => end === 'panel').length;
  const count = inRow + atEnds;
  if (count === 0) return [];
  const size = `${formatInches(run.depthTenths)} x ${formatInches(run.heightTenths)}`;
  return [
    lineOf({
      id: `panels@${id}`,
      material: `panel:${run.depthTenths}x${run.heightTenths}:${run.doorStyle}:${run.finish}`,
      what: `Finished end panel, ${size}`,
      net: count,
      measure: 'count',
      unit: 'Piece',
      exactUnits: count,
    }),
  ];
}

function lengthLines(id: NodeId, run: RunNode, layout: RunLayout): TakeoffLine[] {
  const standing = layout.places.filter(
    ({ cabinet }) => isBox(cabinet) || cabinet.cabinet === 'filler',
  );
  const width = standing.reduce((sum, { fromTenths, toTenths }) => sum + toTenths - fromTenths, 0);
  const returns = [run.leftEnd, run.rightEnd].filter((end) => end === 'plain').length;
  const isFree = run.tier === 'island' || run.tier === 'peninsula';
  const hasToe = run.tier !== 'wall' && run.toeKickTenths > 0;
  const hasCrown = run.crownTenths > 0 && (run.tier === 'wall' || run.tier === 'tall');
  const molding = (key: string, what: string, net: number) =>
    lineOf({
      id: `${key}@${id}`,
      material: `${key}:${run.finish}`,
      what,
      net: Math.round(net),
      measure: 'length',
      unit: 'LinearFt',
      exactUnits: (net / FOOT) * MOLDING_WASTE,
      wasteE4: 1_000,
    });
  return [
    ...(hasToe && width > 0
      ? [
          molding(
            'toe-kick',
            `Toe kick, ${formatInches(run.toeKickTenths)}`,
            isFree ? 2 * width : width,
          ),
        ]
      : []),
    ...(hasCrown
      ? [
          molding(
            `crown-${run.crownTenths}`,
            `Cabinet crown, ${formatInches(run.crownTenths)}`,
            width + returns * run.depthTenths,
          ),
        ]
      : []),
  ];
}
