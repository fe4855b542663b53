// Turns another program's file into a room, with what a person should know before opening it. Pure.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { writeDrawingSvg } from '@wevisu/scene/drawing/drawing-svg.ts';
import { importDxf } from '@wevisu/scene/exchange/dxf/import-dxf.ts';
import type { DrawingUnit } from '@wevisu/scene/exchange/dxf/units.ts';
import { counted, ImportUnreadable } from '@wevisu/scene/exchange/import-finding.ts';
import {
  importRoomPlan,
  looksLikeRoomPlan,
} from '@wevisu/scene/exchange/roomplan/import-roomplan.ts';
import { areaOf, boundsOf } from '@wevisu/scene/plane/polygon.ts';
import { roomShape } from '@wevisu/scene/rooms/room-shape.ts';
import { wallShapes } from '@wevisu/scene/rooms/wall-shapes.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';

export interface PlanJob {
  readonly bytes: ArrayBuffer;
  /** The file name without its extension. */
  readonly name: string;
  /** The unit given by the person; null trusts the file or guesses. */
  readonly unit: DrawingUnit | null;
}

export interface ReadPlan {
  readonly name: string;
  /** The room as it will be saved. */
  readonly scene: string;
  /** The plan as an SVG. */
  readonly drawing: string;
  /** A summary of the contents: '3 rooms', '420 sq ft', `42' x 30'`. */
  readonly found: readonly string[];
  readonly findings: readonly { readonly code: string; readonly text: string }[];
  /** null if the unit is not in question: scans are in meters. */
  readonly unit: DrawingUnit | null;
  readonly possibleUnits: readonly DrawingUnit[];
  /** The file states no unit, or an impossible one. */
  readonly isUnitGuessed: boolean;
}

/** Drawings from old programs use a Windows code page, not UTF-8. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SQUARE_FOOT = 3_048 ** 2;

/** As measured along the outside, and as labeled in the drawing. */
function outsideOf({ nodes }: SceneDocument, levelId: NodeId): string {
  const corners = [...wallShapes(nodes, levelId).values()].flatMap(({ outline }) => outline);
  const rooms = nodesOf(nodes, 'room').flatMap(([, { outline }]) => outline);
  const { minX, minY, maxX, maxY } = boundsOf(corners.length > 0 ? corners : rooms);
  return `${formatFeetInches(maxX - minX)} x ${formatFeetInches(maxY - minY)} outside`;
}

function foundIn(document: SceneDocument, levelId: NodeId): string[] {
  const { nodes } = document;
  const rooms = nodesOf(nodes, 'room');
  const walls = nodesOf(nodes, 'wall');
  const doors = nodesOf(nodes, 'opening').length;
  const items = nodesOf(nodes, 'item').length;
  const area = rooms.reduce((sum, [id]) => sum + areaOf(roomShape(nodes, id)?.inner ?? []), 0);
  return [
    counted(rooms.length, 'room'),
    ...(area > 0 ? [`${Math.round(area / SQUARE_FOOT).toLocaleString('en-US')} sq ft`] : []),
    outsideOf(document, levelId),
    counted(walls.length, 'wall'),
    ...(doors > 0 ? [counted(doors, 'door or window', 'doors and windows')] : []),
    ...(items > 0 ? [counted(items, 'item')] : []),
  ];
}

/** Throws ImportUnreadable with a message for files that cannot become a plan. */
export function readPlan({ bytes, name, unit }: PlanJob): ReadPlan {
  const text = decodeText(bytes);
  if (/^\s*$/.test(text.slice(0, 10_000)) && text.trim() === '') {
    throw new ImportUnreadable('The file is empty.');
  }
  const isScan = looksLikeRoomPlan(text);
  const scan = isScan ? importRoomPlan(text, name) : null;
  const drawing = isScan ? null : importDxf(text, name, { unit });
  const { document, findings } = scan ?? (drawing as NonNullable<typeof drawing>);
  const [levelId = ''] = nodesOf(document.nodes, 'level')[0] ?? [];
  return {
    name,
    scene: writeScene(document),
    drawing: writeDrawingSvg(drawPlan(document.nodes, levelId), `Plan of ${name}`),
    found: foundIn(document, levelId),
    findings: findings.map(({ code, text: said }) => ({ code, text: said })),
    unit: drawing?.unit ?? null,
    possibleUnits: drawing?.possibleUnits ?? [],
    isUnitGuessed: findings.some(({ code }) => code === 'units-guessed' || code === 'units-wrong'),
  };
}
