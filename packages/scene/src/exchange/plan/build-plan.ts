// A new scene from another program's file: one level with its walls, rooms and openings.
import type { SceneNode } from '../../document/node.ts';
import { type ItemNode, itemNode } from '../../document/nodes/item.ts';
import { openingNode } from '../../document/nodes/opening.ts';
import { type RoomUse, roomNode, roomUses } from '../../document/nodes/room.ts';
import { wallNode } from '../../document/nodes/wall.ts';
import { MAX_NODES, MAX_WALLS, SCENE_VERSION, type SceneDocument } from '../../document/scene.ts';
import { boundsOf, type Point, type Polygon } from '../../plane/polygon.ts';
import { isWithin } from '../../plane/region.ts';
import { counted, type ImportFinding, ImportUnreadable } from '../import-finding.ts';
import type { WallLine } from './wall-line.ts';

/** Beyond this from the origin a plan is moved: 400 m. */
const FAR = 4_000_000;
/** Homes are smaller, and a scene ends there: 500 m, less what is lost by whole numbers. */
const MAX_WIDTH = 4_999_000;

const usesByWord: readonly (readonly [RegExp, RoomUse])[] = [
  [/kitchen|cocina|küche|cuisine/i, 'kitchen'],
  [/powder|half bath|\bwc\b/i, 'powder-room'],
  [/bath|baño|\bbad\b/i, 'bath'],
  [/dining|comedor/i, 'dining'],
  [/living|family|great room|lounge|sala|wohn/i, 'living'],
  [/bed|master|schlaf|dormitorio/i, 'bedroom'],
  [/laundry|utility/i, 'laundry'],
  [/entry|foyer|mud/i, 'entry'],
  [/hall|corridor|flur/i, 'hall'],
  [/closet|pantry|wardrobe|w\.?i\.?c\.?\b/i, 'closet'],
  [/office|study|\bden\b/i, 'office'],
  [/garage/i, 'garage'],
  [/patio|deck|terrace|porch/i, 'patio'],
];

/** What a room is for, by a word of its name. */
function useOf(name: string): RoomUse {
  const asked = roomUses.find((use) => use === name);
  return asked ?? usesByWord.find(([word]) => word.test(name))?.[1] ?? 'other';
}

export interface PlanRoom {
  readonly outline: Polygon;
  readonly name: string | null;
  readonly use: RoomUse | null;
  readonly heightTenths: number | null;
}

export interface PlanOpening {
  /** Index into the walls. */
  readonly wall: number;
  readonly node: Readonly<Record<string, unknown>>;
}

export interface Plan {
  readonly name: string;
  readonly walls: readonly WallLine[];
  readonly rooms: readonly PlanRoom[];
  readonly openings: readonly PlanOpening[];
  /** Words in the drawing: one within a room is its name. */
  readonly words: readonly { readonly at: Point; readonly text: string }[];
  readonly levelHeightTenths: number | null;
  /** Furniture and fixtures; their level and place are put right here. */
  readonly items: readonly ItemNode[];
}

export const LEVEL_ID = 'L1';

/** A text cut to length, without U+0000 and without half a character at the cut. */
function kept(text: string, max: number): string {
  return text
    .slice(0, max)
    .replaceAll('\u0000', '')
    .replace(/\p{Cs}/gu, '');
}

function nameOf({ outline, name }: PlanRoom, words: Plan['words'], number: number): string {
  if (name !== null) return kept(name, 80);
  const inside = words.filter(({ at, text }) => isWithin(outline, at) && /\p{L}{2}/u.test(text));
  const known = inside.find(({ text }) => useOf(text) !== 'other') ?? inside[0];
  return known ? kept(known.text, 80) : `Room ${number}`;
}

/**
 * Makes the scene of a plan. What lies far from the origin is moved there, which is a finding. Throws
 * ImportUnreadable where there are no walls and no rooms, too many, or a plan larger than 500 m.
 */
export function buildPlan(plan: Plan): { document: SceneDocument; findings: ImportFinding[] } {
  const findings: ImportFinding[] = [];
  const { walls, rooms, openings } = plan;
  if (walls.length === 0 && rooms.length === 0) {
    throw new ImportUnreadable('No walls and no rooms were found in the file.');
  }
  if (walls.length > MAX_WALLS) {
    const many = counted(walls.length, 'wall');
    throw new ImportUnreadable(`The plan has ${many}; at most ${MAX_WALLS} can be taken over.`);
  }
  // The level is a node too.
  if (walls.length + rooms.length + openings.length + plan.items.length >= MAX_NODES) {
    throw new ImportUnreadable('The plan has more rooms, doors and things than any home.');
  }
  const points = [
    ...walls.flatMap(({ from, to }) => [from, to]),
    ...rooms.flatMap((one) => one.outline),
  ];
  const { minX, minY, maxX, maxY } = boundsOf(points);
  if (Math.max(maxX - minX, maxY - minY) > MAX_WIDTH) {
    const wide = Math.round(Math.max(maxX - minX, maxY - minY) / 10_000);
    throw new ImportUnreadable(
      `The plan is ${wide.toLocaleString('en-US')} m wide, which no home is.`,
    );
  }
  const isFar = points.some((point) => point.some((value) => Math.abs(value) > FAR));
  const [offX, offY] = isFar ? [Math.floor(minX), Math.floor(minY)] : [0, 0];
  if (isFar) {
    const text = 'The plan lay far from the origin and was moved there.';
    findings.push({ code: 'moved-to-origin', text, line: null });
  }
  const at = ([x, y]: Point) => [Math.round(x - offX) + 0, Math.round(y - offY) + 0] as const;
  const nodes: Record<string, SceneNode> = {
    [LEVEL_ID]: {
      type: 'level',
      name: 'Ground floor',
      elevationTenths: 0,
      heightTenths: plan.levelHeightTenths ?? 27_432,
    },
  };
  for (const [i, wall] of walls.entries()) {
    const { thicknessTenths, heightTenths } = wall;
    const thick = Math.min(10_000, Math.max(200, Math.round(thicknessTenths)));
    const ends = { from: at(wall.from), to: at(wall.to) };
    const rest = { levelId: LEVEL_ID, thicknessTenths: thick, heightTenths };
    nodes[`wall-${i + 1}`] = wallNode.parse({ type: 'wall', ...ends, ...rest });
  }
  let unreadable = 0;
  for (const [i, { wall, node }] of openings.entries()) {
    const read = openingNode.safeParse({ ...node, type: 'opening', wallId: `wall-${wall + 1}` });
    if (read.success) nodes[`opening-${i + 1}`] = read.data;
    else unreadable++;
  }
  if (unreadable > 0) {
    const text = `${counted(unreadable, 'opening')} of a size that no door or window has left out.`;
    findings.push({ code: 'openings-left-out', text, line: null });
  }
  let misshapen = 0;
  for (const [i, room] of rooms.entries()) {
    const name = nameOf(room, plan.words, i + 1);
    const read = roomNode.safeParse({
      type: 'room',
      levelId: LEVEL_ID,
      name,
      use: room.use ?? useOf(name),
      outline: room.outline.map(at),
      heightTenths: room.heightTenths,
    });
    if (read.success) nodes[`room-${i + 1}`] = read.data;
    else misshapen++;
  }
  if (misshapen > 0) {
    const text = `${counted(misshapen, 'room')} without a shape that a room can have left out.`;
    findings.push({ code: 'rooms-left-out', text, line: null });
  }
  let astray = 0;
  for (const [i, item] of plan.items.entries()) {
    const read = itemNode.safeParse({ ...item, levelId: LEVEL_ID, position: at(item.position) });
    if (read.success) nodes[`item-${i + 1}`] = read.data;
    else astray++;
  }
  if (astray > 0) {
    const text = `${counted(astray, 'thing')} far away from the walls left out.`;
    findings.push({ code: 'things-left-out', text, line: null });
  }
  if (rooms.length === misshapen) {
    const text = 'No walls go all around a room, so that there are walls only.';
    findings.push({ code: 'no-rooms', text, line: null });
  }
  const document: SceneDocument = {
    format: 'wevisu-scene',
    version: SCENE_VERSION,
    name: kept(plan.name, 120),
    style: null,
    budgetCents: null,
    nodes,
    products: {},
  };
  return { document, findings };
}
