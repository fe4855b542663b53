// A drawing of another program, or of ours, as a new scene.

import { z } from 'zod';
import { roomNode } from '../../document/nodes/room.ts';
import { wallNode } from '../../document/nodes/wall.ts';
import { boundsOf, type Point } from '../../plane/polygon.ts';
import { counted, type Imported, type ImportFinding, ImportUnreadable } from '../import-finding.ts';
import { buildPlan, type PlanOpening, type PlanRoom } from '../plan/build-plan.ts';
import { findIslands } from '../plan/find-islands.ts';
import { findRooms } from '../plan/find-rooms.ts';
import { mendWalls } from '../plan/mend-walls.ts';
import { pairLines } from '../plan/pair-lines.ts';
import { USUAL_THICKNESS, type WallLine } from '../plan/wall-line.ts';
import { readExtended } from './extended-data.ts';
import { bridgeGaps, findOpenings, isLeaf, kindOfSign, type OpeningSign } from './find-openings.ts';
import { type FlatDrawing, type FlatSegment, flattenDrawing } from './flatten.ts';
import { readDrawing } from './read-drawing.ts';
import { type DrawingUnit, unitOf } from './units.ts';

/** Most of the drawn length has a second line beside it: walls are drawn by their faces. */
const DRAWN_BY_FACES = 0.4;

/** Hatches and trees drawn in lines are no walls; searching them would take minutes. */
const MAX_LINES = 6_000;

/** A line drawn wider than 1 in is a wall of that thickness; wider than 3 ft it is a band. */
const [MIN_WIDTH, MAX_WIDTH] = [254, 9_144];
/** Two lines nearer to each other, 2 3/4 in, are the edge of a counter. */
const THINNEST_WALL = 699;

const wallLayers = /wall|mur|wand|pared|muro/i;

const notWalls =
  /dim|anno|text|note|title|furn|fixt|equip|appl|hatch|patt|axis|grid|cabinet|case|plumb|elec|light|stair|tree|veget|defpoints|area|floor|roof|site|prop/i;
const centerLines = /cntr|center|centre|achse/i;

const wallData = z.object({
  thickness: z.int(),
  height: wallNode.shape.heightTenths,
  id: z.string(),
});
const roomData = z.object({
  name: z.string(),
  use: roomNode.shape.use,
  height: roomNode.shape.heightTenths,
});
const openingData = z.record(z.string(), z.unknown());

function scaled([x, y]: Point, by: number): Point {
  return [x * by, y * by];
}

/** The segments that may be walls: those of walls' layers, or, where there are none, of no other's. */
function wallSegments({ segments }: FlatDrawing): readonly FlatSegment[] {
  const named = segments.filter(({ layer }) => wallLayers.test(layer));
  const bodies = named.filter(({ layer }) => !centerLines.test(layer));
  if (bodies.length > 0) return bodies;
  if (named.length > 0) return named;
  return segments.filter(
    ({ layer, entity, owner: _, isCurved }) =>
      !notWalls.test(layer) &&
      kindOfSign(layer) === null &&
      // A swing drawn among the walls is no wall.
      !(isCurved && entity.type === 'ARC'),
  );
}

function signsOf(flat: FlatDrawing, tenths: number): OpeningSign[] {
  const signs: OpeningSign[] = [];
  const byOwner = Map.groupBy(flat.segments, ({ owner }) => owner);
  const swingOf = (owner: number) =>
    flat.arcs.find((arc) => arc.owner === owner && isLeaf(arc.radius * tenths, arc.sweep));
  const done = new Set<number>();
  for (const insert of flat.inserts) {
    const kind = kindOfSign(insert.layer) ?? kindOfSign(insert.name);
    if (!kind || done.has(insert.owner)) continue;
    done.add(insert.owner);
    const own = byOwner.get(insert.owner) ?? [];
    const points = own.flatMap(({ from, to }) => [scaled(from, tenths), scaled(to, tenths)]);
    const arc = kind === 'door' ? swingOf(insert.owner) : undefined;
    const swing = arc ? { hinge: scaled(arc.center, tenths), radius: arc.radius * tenths } : null;
    if (points.length > 0) signs.push({ kind, points, swing });
  }
  for (const arc of flat.arcs) {
    if (done.has(arc.owner) || !isLeaf(arc.radius * tenths, arc.sweep)) continue;
    done.add(arc.owner);
    const own = byOwner.get(arc.owner) ?? [];
    const points = own.flatMap(({ from, to }) => [scaled(from, tenths), scaled(to, tenths)]);
    const hinge = scaled(arc.center, tenths);
    signs.push({
      kind: 'door',
      points: [...points, hinge],
      swing: { hinge, radius: arc.radius * tenths },
    });
  }
  for (const [owner, own] of byOwner) {
    const kind = kindOfSign(own[0]?.layer ?? '');
    if (!kind || done.has(owner)) continue;
    const points = own.flatMap(({ from, to }) => [scaled(from, tenths), scaled(to, tenths)]);
    signs.push({ kind, points, swing: null });
  }
  return signs.slice(0, 5_000);
}

interface Found {
  readonly walls: readonly WallLine[];
  readonly rooms: readonly PlanRoom[];
  readonly openings: readonly PlanOpening[];
  readonly findings: readonly ImportFinding[];
}

/** A drawing of ours says all that it was made from. Null where it is not, or no more. */
function findOwn(flat: FlatDrawing, tenths: number): Found | null {
  const walls: WallLine[] = [];
  const indexOf = new Map<string, number>();
  const rooms = new Map<number, { data: z.output<typeof roomData>; outline: Point[] }>();
  const strange: FlatSegment[] = [];
  for (const segment of flat.segments) {
    const { entity, from, to, owner, line } = segment;
    const wall = wallData.safeParse(readExtended(entity, 'wall'));
    if (wall.success) {
      const { thickness, height, id } = wall.data;
      indexOf.set(id, walls.length);
      const ends = { from: scaled(from, tenths), to: scaled(to, tenths) };
      walls.push({ ...ends, thicknessTenths: thickness, heightTenths: height, line });
      continue;
    }
    const room = roomData.safeParse(readExtended(entity, 'room'));
    if (!room.success) {
      // In the files that we write, only center lines are lines.
      if (entity.type === 'LINE') strange.push(segment);
      continue;
    }
    const known = rooms.get(owner) ?? { data: room.data, outline: [] };
    known.outline.push(scaled(from, tenths));
    rooms.set(owner, known);
  }
  if (walls.length + rooms.size === 0) return null;
  const openings = flat.inserts.flatMap(({ entity }): PlanOpening[] => {
    const data = openingData.safeParse(readExtended(entity, 'opening'));
    const wall = data.success ? indexOf.get(String(data.data.wallId)) : undefined;
    if (!data.success || wall === undefined) return [];
    const { wallId: _, ...node } = data.data;
    return [{ wall, node }];
  });
  return {
    walls,
    rooms: [...rooms.values()].map(({ data, outline }) => ({
      outline,
      name: data.name,
      use: data.use,
      heightTenths: data.height,
    })),
    openings,
    findings: drawnSince(strange),
  };
}

/** A drawing of ours is believed in what it says of itself, and in nothing that was drawn over it. */
function drawnSince(strange: readonly FlatSegment[]): ImportFinding[] {
  const [first] = strange;
  if (!first) return [];
  const text = `${counted(strange.length, 'line')} of another program left out: this plan was taken as it was saved here.`;
  return [{ code: 'lines-left-out', text, line: first.line }];
}

/** Whether a free-standing outline has walls: as thick as they are, or with a door. */
function isShaft(ring: readonly WallLine[], signs: readonly OpeningSign[]): boolean {
  const isThick = ({ thicknessTenths }: WallLine) =>
    thicknessTenths !== USUAL_THICKNESS && thicknessTenths >= THINNEST_WALL;
  return ring.some(isThick) || findOpenings(ring, signs).length > 0;
}

/** Walls, rooms and openings of a drawing that does not know of us. */
function findForeign(flat: FlatDrawing, tenths: number): Found {
  const findings: ImportFinding[] = [];
  const segments = wallSegments(flat);
  if (segments.length > MAX_LINES) {
    const many = counted(segments.length, 'line');
    throw new ImportUnreadable(
      `${many} may be walls, which is more than a home has. Put the walls on a layer called WALL.`,
    );
  }
  const curved = segments.find(({ isCurved }) => isCurved);
  if (curved) {
    const text = 'Curved walls were taken over as straight pieces.';
    findings.push({ code: 'curves-straightened', text, line: curved.line });
  }
  const drawnLines = segments.map(({ from, to, line, width }): WallLine => {
    const ends = { from: scaled(from, tenths), to: scaled(to, tenths) };
    const drawnWidth = Math.round(width * tenths);
    const isWide = drawnWidth >= MIN_WIDTH && drawnWidth <= MAX_WIDTH;
    const thicknessTenths = isWide ? drawnWidth : USUAL_THICKNESS;
    return { ...ends, thicknessTenths, heightTenths: null, line };
  });
  const isWide = (_: WallLine, i: number) => (segments[i]?.width ?? 0) * tenths >= MIN_WIDTH;
  const wide = drawnLines.filter(isWide);
  const lines = drawnLines.filter((line, i) => !isWide(line, i));
  const { walls: paired, single, share } = pairLines(lines);
  const fromFaces = share >= DRAWN_BY_FACES;
  if (fromFaces && single.length > 0) {
    const text = `${counted(single.length, 'line')} without a second one beside it taken as a wall of 4 1/2 in.`;
    findings.push({ code: 'walls-of-one-line', text, line: single[0]?.line ?? null });
  }
  if (!fromFaces && lines.length > 0) {
    const text = 'Walls are drawn as single lines; they were given 4 1/2 in of thickness.';
    findings.push({ code: 'thickness-assumed', text, line: null });
  }
  const signs = signsOf(flat, tenths);
  const drawn = bridgeGaps([...wide, ...(fromFaces ? [...paired, ...single] : lines)], signs);
  const mended = mendWalls(drawn, fromFaces);
  // What lies on a layer of walls is a wall.
  const isNamed = segments.some(({ layer }) => wallLayers.test(layer));
  const islands = isNamed ? [] : findIslands(mended.walls).filter((ring) => !isShaft(ring, signs));
  if (islands.length > 0) {
    const text = `${counted(islands.length, 'closed outline')} free within a room left out: an island or a piece of furniture.`;
    findings.push({ code: 'islands-left-out', text, line: islands[0]?.[0]?.line ?? null });
  }
  const strays = new Set(islands.flat());
  const walls = mended.walls.filter((wall) => !strays.has(wall));
  const openings = findOpenings(walls, signs);
  if (openings.length > 0) {
    const text = `${counted(openings.length, 'door or window', 'doors and windows')} given usual heights, which a plan does not say.`;
    findings.push({ code: 'heights-assumed', text, line: null });
  }
  const rooms = findRooms(walls).map(
    (outline): PlanRoom => ({ outline, name: null, use: null, heightTenths: null }),
  );
  return { walls, rooms, openings, findings: [...mended.findings, ...findings] };
}

/** Furniture and fixtures of the drawing, which have no heights to stand as things of ours. */
function leftOut(flat: FlatDrawing): ImportFinding[] {
  const signs = flat.inserts.filter(
    ({ name, layer }) =>
      kindOfSign(layer) === null && kindOfSign(name) === null && notWalls.test(layer),
  );
  if (signs.length === 0) return [];
  const text = `${counted(signs.length, 'symbol')} of furniture and fixtures left out.`;
  return [{ code: 'symbols-left-out', text, line: signs[0]?.line ?? null }];
}

interface ImportedDrawing extends Imported {
  /** What it was read in, and what else it could be. */
  readonly unit: DrawingUnit;
  readonly possibleUnits: readonly DrawingUnit[];
}

interface DxfOptions {
  /** False reads a drawing of ours as one of a stranger. */
  readonly trustOwn?: boolean;
  /** What a person says that the drawing is in; null believes the file, or guesses. */
  readonly unit?: DrawingUnit | null;
}

/**
 * Reads ASCII DXF (its text) into a new scene called `name`. The same text gives the same scene. What is
 * dirty is mended or left out and becomes findings. Throws only ImportUnreadable, for what is no DXF, is
 * too large, or has no plan in it.
 */
export function importDxf(
  text: string,
  name: string,
  { trustOwn = true, unit: asked = null }: DxfOptions = {},
): ImportedDrawing {
  const drawing = readDrawing(text);
  const flat = flattenDrawing(drawing);
  const shown = wallSegments(flat);
  if (shown.length === 0)
    throw new ImportUnreadable('No walls and no rooms were found in the file.');
  const { minX, minY, maxX, maxY } = boundsOf(shown.flatMap(({ from, to }) => [from, to]));
  const unit = unitOf(drawing.header, Math.max(maxX - minX, maxY - minY), asked);
  const own = trustOwn ? findOwn(flat, unit.tenths) : null;
  const found = own ?? findForeign(flat, unit.tenths);
  const words = flat.texts.map(({ at, text: said }) => ({
    at: scaled(at, unit.tenths),
    text: said,
  }));
  const { document, findings } = buildPlan({
    name,
    walls: found.walls,
    rooms: found.rooms,
    openings: found.openings,
    words,
    levelHeightTenths: null,
    items: [],
  });
  const all = [
    ...drawing.findings,
    ...flat.findings,
    ...unit.findings,
    ...found.findings,
    ...findings,
  ];
  return {
    document,
    findings: [...all, ...leftOut(flat)],
    unit: unit.name,
    possibleUnits: unit.possible,
  };
}
