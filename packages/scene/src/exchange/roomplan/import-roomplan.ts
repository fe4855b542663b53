// A room scanned with a phone as a new scene.
import type { NodeOf } from '../../document/node.ts';
import { along, distanceOf, leftOf, middleOf } from '../../plane/points.ts';
import type { Point, Polygon } from '../../plane/polygon.ts';
import { isWithin } from '../../plane/region.ts';
import { counted, type Imported, type ImportFinding, ImportUnreadable } from '../import-finding.ts';
import { buildPlan, type PlanOpening } from '../plan/build-plan.ts';
import { findRooms } from '../plan/find-rooms.ts';
import { mendWalls } from '../plan/mend-walls.ts';
import {
  areParallel,
  axisOf,
  seenFrom,
  USUAL_THICKNESS,
  type WallLine,
} from '../plan/wall-line.ts';
import { type CapturedPart, capturedPart, capturedRoom, MAX_CHARACTERS } from './captured-room.ts';
import { itemOf, type PlacedObject } from './objects.ts';

const METER = 10_000;
/** A door stands in the wall it is nearest to, up to this far. */
const NEAR_WALL = 4_000;
/** Surfaces that lean by more are no walls: 15 degrees. */
const UPRIGHT = 0.966;

type Say = (code: string, text: string) => void;

/** Whole parts of a list; how many are not is said once. */
function partsOf(list: readonly unknown[], what: string, say: Say): CapturedPart[] {
  const read = list.flatMap((one) => capturedPart.safeParse(one).data ?? []);
  const broken = list.length - read.length;
  if (broken > 0) say('parts-unreadable', `${counted(broken, what)} that cannot be read left out.`);
  return read;
}

/** Plan point of the middle, tenths: x east, y north is away from the viewer. */
function middleInPlan({ transform }: CapturedPart): Point {
  return [(transform[12] ?? 0) * METER, -(transform[14] ?? 0) * METER];
}

function bottomOf({ transform, dimensions }: CapturedPart): number {
  return ((transform[13] ?? 0) - dimensions[1] / 2) * METER;
}

/** Unit vector in plan of a part's own x; null where that stands upright. */
function wayOf({ transform }: CapturedPart): Point | null {
  const [x, y] = [transform[0] ?? 0, -(transform[2] ?? 0)];
  const long = Math.hypot(x, y);
  return long < 0.1 || Math.abs(transform[5] ?? 1) < UPRIGHT ? null : [x / long, y / long];
}

interface ScannedWall {
  readonly part: CapturedPart;
  readonly line: WallLine;
}

function wallLines(parts: readonly CapturedPart[], say: Say): ScannedWall[] {
  let leaning = 0;
  const walls = parts.flatMap((part): ScannedWall[] => {
    const way = wayOf(part);
    if (!way) {
      leaning++;
      return [];
    }
    const [long, high, deep] = part.dimensions;
    const [middle, half] = [middleInPlan(part), (long * METER) / 2];
    const thicknessTenths = deep > 0.02 ? deep * METER : USUAL_THICKNESS;
    const heightTenths = high > 0.1 && high < 12 ? Math.round(high * METER) : null;
    const [from, to] = [along(middle, way, -half), along(middle, way, half)];
    return [{ part, line: { from, to, thicknessTenths, heightTenths, line: null } }];
  });
  if (leaning > 0)
    say('walls-leaning', `${counted(leaning, 'leaning wall')} left out: walls stand upright here.`);
  const curved = parts.filter(({ curve }) => curve).length;
  if (curved > 0) {
    say('curves-straightened', `${counted(curved, 'curved wall')} taken over as straight.`);
  }
  return walls;
}

/**
 * Scans see a wall's surface: where a room lies on one side only, its center line is half a thickness
 * farther out, so that the room keeps the measures of the scan.
 */
function movedOut(walls: readonly WallLine[], rooms: readonly Polygon[]): WallLine[] {
  return walls.map((wall) => {
    const { direction } = axisOf(wall);
    const left = leftOf(direction);
    const middle = middleOf(wall.from, wall.to);
    const [onLeft, onRight] = [300, -300].map((off) =>
      rooms.some((room) => isWithin(room, along(middle, left, off))),
    );
    if (onLeft === onRight) return wall;
    const off = (onLeft ? -1 : 1) * (wall.thicknessTenths / 2);
    return { ...wall, from: along(wall.from, left, off), to: along(wall.to, left, off) };
  });
}

type OpeningSort = 'door' | 'window' | 'opening';

function openingOf(
  part: CapturedPart,
  sort: OpeningSort,
  { walls, floor }: { readonly walls: readonly WallLine[]; readonly floor: number },
): PlanOpening | null {
  const [middle, way] = [middleInPlan(part), wayOf(part)];
  if (!way) return null;
  const own = axisOf({ from: middle, to: along(middle, way, 1) });
  let best: { wall: number; at: number; far: number } | null = null;
  for (const [wall, line] of walls.entries()) {
    const axis = axisOf(line);
    if (
      !areParallel(axis, own) &&
      Math.abs(seenFrom(axis, along(middle, way, METER)).left - seenFrom(axis, middle).left) > 1_500
    )
      continue;
    const { at, left } = seenFrom(axis, middle);
    if (at < 0 || at > axis.length || Math.abs(left) > NEAR_WALL) continue;
    if (!best || Math.abs(left) < best.far) best = { wall, at, far: Math.abs(left) };
  }
  if (!best) return null;
  const wall = walls[best.wall] as WallLine;
  const long = distanceOf(wall.from, wall.to);
  const width = Math.min(Math.round(part.dimensions[0] * METER), Math.floor(long) - 2);
  const at = Math.min(long - width / 2 - 1, Math.max(width / 2 + 1, best.at));
  const raised = bottomOf(part) - floor;
  const sillTenths = sort === 'door' || raised < 500 ? 0 : Math.round(raised);
  const max = (wall.heightTenths ?? 27_432) - sillTenths;
  const heightTenths = Math.min(Math.round(part.dimensions[1] * METER), max);
  const style =
    sort === 'window'
      ? 'window-double-hung'
      : sort === 'opening'
        ? 'passage'
        : width > 12_200
          ? 'door-double'
          : 'door-single';
  const node = { style, atTenths: Math.round(at), widthTenths: width, heightTenths, sillTenths };
  return { wall: best.wall, node };
}

function placedObject(part: CapturedPart, floor: number): PlacedObject {
  const { dimensions, transform, category } = part;
  const [width, height, depth] = dimensions.map((value) => Math.round(value * METER)) as [
    number,
    number,
    number,
  ];
  // The front looks along its own z.
  const [frontX, frontY] = [transform[8] ?? 0, -(transform[10] ?? 0)];
  const degrees = (Math.atan2(frontX, -frontY) * 1800) / Math.PI;
  return {
    category,
    size: { width, height, depth },
    position: middleInPlan(part),
    bottom: bottomOf(part) - floor,
    rotationTenthsDeg: ((Math.round(degrees) % 3600) + 3600) % 3600,
  };
}

function itemsOf(parts: readonly CapturedPart[], floor: number, say: Say): NodeOf<'item'>[] {
  const unknown = new Map<string, number>();
  const items = parts.flatMap((part): NodeOf<'item'>[] => {
    const item = itemOf(placedObject(part, floor));
    if (item) return [item];
    const name = part.category.slice(0, 40) || 'without a name';
    unknown.set(name, (unknown.get(name) ?? 0) + 1);
    return [];
  });
  for (const [name, count] of [...unknown].slice(0, 20)) {
    say(
      'object-unknown',
      `${counted(count, 'object')} of the category ${name} left out: there is nothing like it.`,
    );
  }
  return items;
}

function parsed(text: string) {
  if (text.length > MAX_CHARACTERS) {
    throw new ImportUnreadable(`The file is larger than ${MAX_CHARACTERS / 1024 / 1024} MB.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const place = /position (\d+)/.exec((error as Error).message)?.[1];
    const line = place === undefined ? null : text.slice(0, Number(place)).split('\n').length;
    throw new ImportUnreadable(
      `${line === null ? '' : `Line ${line}: `}The file is not whole JSON.`,
    );
  }
  const room = capturedRoom.safeParse(json);
  if (!room.success) throw new ImportUnreadable('This is no room scanned with RoomPlan.');
  return room.data;
}

/** The story with the most walls; the others are a finding. */
function ofOneStory(walls: readonly CapturedPart[], say: Say): number {
  const counts = Map.groupBy(walls, ({ story }) => story ?? 0);
  const [first] = [...counts].sort(([a, p], [b, q]) => q.length - p.length || a - b);
  if (counts.size > 1) {
    say(
      'stories-left-out',
      `${counted(counts.size - 1, 'other story', 'other stories')} left out.`,
    );
  }
  return first?.[0] ?? 0;
}

/** Whether a text may be a scan of RoomPlan rather than a drawing. */
export function looksLikeRoomPlan(text: string): boolean {
  return /^\uFEFF?\s*\{/.test(text.slice(0, 200));
}

/**
 * Reads the JSON of Apple's CapturedRoom into a new scene called `name`: walls, openings, rooms, things
 * as the nearest of our kinds. The same text gives the same scene. Throws only ImportUnreadable, for what
 * is no scan, is too large, or has no walls.
 */
export function importRoomPlan(text: string, name: string): Imported {
  const findings: ImportFinding[] = [];
  const say: Say = (code, said) => findings.push({ code, text: said, line: null });
  const captured = parsed(text.replace(/^\uFEFF/, ''));
  const wallParts = partsOf(captured.walls, 'wall', say);
  const story = ofOneStory(wallParts, say);
  const here = (parts: readonly CapturedPart[]) =>
    parts.filter((part) => (part.story ?? 0) === story);
  const scanned = wallLines(here(wallParts), say);
  if (scanned.length === 0) throw new ImportUnreadable('The scan has no walls that can be read.');
  const floor = Math.min(...scanned.map(({ part }) => bottomOf(part)));
  const mended = mendWalls(
    scanned.map(({ line }) => line),
    false,
  );
  findings.push(...mended.findings);
  const { walls } = mendWalls(movedOut(mended.walls, findRooms(mended.walls)), true);
  const openings: PlanOpening[] = [];
  let lost = 0;
  for (const [sort, list] of [
    ['door', captured.doors],
    ['window', captured.windows],
    ['opening', captured.openings],
  ] as const) {
    for (const part of here(partsOf(list, sort, say))) {
      const opening = openingOf(part, sort, { walls, floor });
      if (opening) openings.push(opening);
      else lost++;
    }
  }
  if (lost > 0) say('openings-without-wall', `${counted(lost, 'opening')} in no wall left out.`);
  const heights = walls.flatMap(({ heightTenths }) => heightTenths ?? []);
  const tallest = heights.length > 0 ? Math.min(120_000, Math.max(10_000, ...heights)) : null;
  const built = buildPlan({
    name,
    // What reaches the ceiling says no height of its own.
    walls: walls.map((wall) => ({
      ...wall,
      heightTenths: (wall.heightTenths ?? 0) >= (tallest ?? 0) * 0.9 ? null : wall.heightTenths,
    })),
    rooms: findRooms(walls).map((outline) => ({
      outline,
      name: null,
      use: null,
      heightTenths: null,
    })),
    openings,
    words: captured.sections.map(({ label, center }) => ({
      at: [center[0] * METER, -center[2] * METER],
      text: label
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replace(/^./, (letter) => letter.toUpperCase()),
    })),
    levelHeightTenths: tallest,
    items: itemsOf(here(partsOf(captured.objects, 'object', say)), floor, say),
  });
  return { document: built.document, findings: [...findings, ...built.findings] };
}
