// The plan of a level as a drawing for other programs, on the layers of the US National CAD Standard.

import type { NodeOf } from '../../document/node.ts';
import type { NodeId } from '../../document/node-id.ts';
import { isWindow } from '../../document/nodes/opening-style.ts';
import { nodeOf, nodesOf, type SceneNodes } from '../../document/scene.ts';
import { drawPlan } from '../../drawing/draw-plan.ts';
import type { DrawnShape } from '../../drawing/drawing.ts';
import { symbolOf } from '../../kinds/plan-of.ts';
import { openingPlan } from '../../openings/opening-plan.ts';
import { kindOfItem } from '../../placing/kind-of-item.ts';
import type { Point } from '../../plane/polygon.ts';
import { roomShape } from '../../rooms/room-shape.ts';
import { wallShapes } from '../../rooms/wall-shapes.ts';
import { type DxfLayer, type DxfShape, writeDrawing } from './write-drawing.ts';

const layers = [
  { name: 'A-WALL', color: 7 },
  { name: 'A-WALL-CNTR', color: 8, isDashed: true },
  { name: 'A-DOOR', color: 3 },
  { name: 'A-GLAZ', color: 4 },
  { name: 'A-AREA', color: 9 },
  { name: 'A-AREA-CNTR', color: 8, isDashed: true },
  { name: 'A-AREA-IDEN', color: 7 },
  { name: 'A-FLOR-CASE', color: 30 },
  { name: 'A-FURN', color: 6 },
  { name: 'A-ANNO-DIMS', color: 1 },
] as const satisfies readonly DxfLayer[];
type LayerName = (typeof layers)[number]['name'];

function inMm(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [x / 10, y / 10]);
}

function polyline(layer: LayerName, points: readonly Point[], isClosed: boolean): DxfShape {
  return { type: 'polyline', layer, points, isClosed };
}

type Block = { readonly name: string; readonly shapes: readonly DxfShape[] };

/** Blocks by what they show: equal chairs share one. */
function blockStore() {
  const byKey = new Map<string, Block>();
  return {
    nameOf(key: string, prefix: string, draw: () => readonly DxfShape[]): string {
      const known = byKey.get(key) ?? {
        name: `${prefix}-${byKey.size + 1}`.toUpperCase(),
        shapes: draw(),
      };
      byKey.set(key, known);
      return known.name;
    },
    all: (): Block[] => [...byKey.values()],
  };
}
type BlockStore = ReturnType<typeof blockStore>;

function wallParts(nodes: SceneNodes, levelId: NodeId): DxfShape[] {
  return [...wallShapes(nodes, levelId)].flatMap(([id, { outline }]): DxfShape[] => {
    const wall = nodeOf(nodes, id, 'wall');
    if (!wall) return [];
    const [from, to] = inMm([wall.from, wall.to]);
    if (!from || !to) return [];
    const record = { id, thickness: wall.thicknessTenths, height: wall.heightTenths };
    return [
      polyline('A-WALL', inMm(outline), true),
      { type: 'line', layer: 'A-WALL-CNTR', from, to, data: { what: 'wall', record } },
    ];
  });
}

function openingParts(nodes: SceneNodes, levelId: NodeId, blocks: BlockStore): DxfShape[] {
  return nodesOf(nodes, 'opening').flatMap(([, opening]): DxfShape[] => {
    const wall = nodeOf(nodes, opening.wallId, 'wall');
    if (!wall || wall.levelId !== levelId) return [];
    const [dx, dy] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
    const long = Math.hypot(dx, dy);
    if (long === 0) return [];
    const { type: _, ...record } = opening;
    const { atTenths, wallId, ...look } = record;
    const layer: LayerName = isWindow(opening.style) ? 'A-GLAZ' : 'A-DOOR';
    const key = JSON.stringify([look, wall.thicknessTenths]);
    const block = blocks.nameOf(key, opening.style, () => {
      const { strokes, solids } = openingPlan(opening, wall.thicknessTenths);
      return [
        ...strokes.map(({ points }) => polyline(layer, points, false)),
        ...solids.map((points) => polyline(layer, points, true)),
      ];
    });
    const at: Point = [
      (wall.from[0] + (dx * atTenths) / long) / 10,
      (wall.from[1] + (dy * atTenths) / long) / 10,
    ];
    const angleDeg = (Math.atan2(dy, dx) * 180) / Math.PI;
    return [{ type: 'insert', layer, block, at, angleDeg, data: { what: 'opening', record } }];
  });
}

function roomParts(nodes: SceneNodes, levelId: NodeId): DxfShape[] {
  return nodesOf(nodes, 'room').flatMap(([id, room]): DxfShape[] => {
    if (room.levelId !== levelId) return [];
    const shape = roomShape(nodes, id);
    const record = { name: room.name, use: room.use, height: room.heightTenths };
    return [
      ...(shape ? [polyline('A-AREA', inMm(shape.inner), true)] : []),
      {
        type: 'polyline',
        layer: 'A-AREA-CNTR',
        points: inMm(room.outline),
        isClosed: true,
        data: { what: 'room', record },
      },
    ];
  });
}

function itemPart(item: NodeOf<'item'>, blocks: BlockStore): DxfShape[] {
  const form = kindOfItem(item);
  if (!form) return [];
  const { kind, params } = form;
  const block = blocks.nameOf(JSON.stringify([kind, params]), kind, () => {
    const { footprint, lines } = symbolOf(form);
    return [
      ...footprint.map((points) => polyline('A-FURN', points, true)),
      ...lines.map((points) => polyline('A-FURN', points, false)),
    ];
  });
  const at: Point = [item.position[0] / 10, item.position[1] / 10];
  return [{ type: 'insert', layer: 'A-FURN', block, at, angleDeg: item.rotationTenthsDeg / 10 }];
}

function drawnLayer({ nodeId, look }: DrawnShape, nodes: SceneNodes): LayerName | null {
  if (look === 'dimension' || look === 'measured') return 'A-ANNO-DIMS';
  return nodeOf(nodes, nodeId, 'run') ? 'A-FLOR-CASE' : null;
}

/**
 * The plan of a level as ASCII DXF in millimeters: walls and their center lines, openings, rooms,
 * cabinets, items' symbols as blocks, measures. What importDxf needs to give walls, openings and rooms
 * back to the tenth stands beside them as data of ours. Broken nodes are left out. Pure.
 */
export function exportDxf(nodes: SceneNodes, levelId: NodeId): string {
  const blocks = blockStore();
  const plan = drawPlan(nodes, levelId);
  const items = nodesOf(nodes, 'item').filter(([, item]) => item.levelId === levelId);
  const drawn = plan.shapes.flatMap((shape): DxfShape[] => {
    const layer = drawnLayer(shape, nodes);
    return layer ? [polyline(layer, inMm(shape.points), shape.closed)] : [];
  });
  const texts = plan.texts.map(({ text, at, size, angleDeg, look }): DxfShape => {
    const layer: LayerName = look === 'dimension' ? 'A-ANNO-DIMS' : 'A-AREA-IDEN';
    return { type: 'text', layer, at: [at[0] / 10, at[1] / 10], size: size / 10, angleDeg, text };
  });
  const shapes = [
    ...wallParts(nodes, levelId),
    ...openingParts(nodes, levelId, blocks),
    ...roomParts(nodes, levelId),
    ...items.flatMap(([, item]) => itemPart(item, blocks)),
    ...drawn,
    ...texts,
  ];
  return writeDrawing({ layers, blocks: blocks.all(), shapes });
}
