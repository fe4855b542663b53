// A plan as the file that the demo's load reads: canonical scene, size and area as people say them.

import type { RoomUse } from '@wevisu/scene/document/nodes/room.ts';
import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import { nodesOf } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { writeDrawingSvg } from '@wevisu/scene/drawing/drawing-svg.ts';
import { areaOf, boundsOf } from '@wevisu/scene/plane/polygon.ts';
import { roomShape } from '@wevisu/scene/rooms/room-shape.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import { composeBare } from './compose.ts';
import type { Plan } from './plan.ts';
import { LEVEL } from './shell.ts';

/** A square foot in square tenths of a millimeter. */
const SQUARE_FOOT = 3048 ** 2;

function shapesOf(nodes: SceneNodes) {
  return nodesOf(nodes, 'room').flatMap(([id, node]) => {
    const shape = roomShape(nodes, id);
    return shape ? [{ node, inner: shape.inner, area: areaOf(shape.inner) }] : [];
  });
}

export function roomOfPlan(plan: Plan): RoomUse | 'house' {
  return plan.room === 'house' ? 'house' : (plan.drawing.shell.rooms[0]?.use ?? 'other');
}

export function documentOf(name: string, style: string | null, nodes: SceneNodes): SceneDocument {
  return {
    format: 'wevisu-scene',
    version: 1,
    name,
    style,
    budgetCents: null,
    nodes: { ...nodes },
    products: {},
  };
}

/** Head and scene as one JSON text; the scene in its canonical bytes, a node a line. */
export function fileText(head: Readonly<Record<string, unknown>>, scene: SceneDocument): string {
  return `${JSON.stringify(head).slice(0, -1)},"scene":${writeScene(scene).trimEnd()}}\n`;
}

/** The text of a plan's file, and of its drawing. `position` counts from 1. */
export function planFiles(plan: Plan, position: number): { json: string; svg: string } {
  const nodes = composeBare(plan);
  const shapes = shapesOf(nodes);
  const largest = shapes.toSorted((a, b) => b.area - a.area)[0];
  const box = boundsOf(largest?.inner ?? []);
  const head = {
    id: plan.id,
    name: plan.name,
    room: roomOfPlan(plan),
    position,
    areaSqftE2: Math.round((shapes.reduce((sum, { area }) => sum + area, 0) / SQUARE_FOOT) * 100),
    size: `${formatFeetInches(box.maxX - box.minX)} x ${formatFeetInches(box.maxY - box.minY)}`,
    rooms: shapes.length,
  };
  return {
    json: fileText(head, documentOf(plan.name, null, nodes)),
    svg: writeDrawingSvg(drawPlan(nodes, LEVEL), plan.name),
  };
}
