// Baseboard and crown: along the walls of a room, less its doors, with 10 % to cut from.
import type { NodeId } from '../document/node-id.ts';
import type { OpeningNode } from '../document/nodes/opening.ts';
import { isDoor } from '../document/nodes/opening-style.ts';
import { nodeOf, nodesOf, type SceneNodes } from '../document/scene.ts';
import { type RoomEdge, roomShape } from '../rooms/room-shape.ts';
import { formatInches } from '../units/feet-inches.ts';
import type { TakeoffContext } from './takeoff-context.ts';
import { lineOf, type TakeoffLine } from './takeoff-line.ts';

const FOOT = 3_048;
const WASTE = 1.1;

export function trimLines({ document: { nodes } }: TakeoffContext): TakeoffLine[] {
  const openings = nodesOf(nodes, 'opening').map(([, opening]) => opening);
  return nodesOf(nodes, 'room').flatMap(([roomId, room]) => {
    const edges = roomShape(nodes, roomId)?.edges.filter(({ wallId }) => wallId !== null) ?? [];
    const around = edges.reduce((sum, edge) => sum + lengthOf(edge), 0);
    const doors = openings
      .filter((opening) => opensToFloor(opening))
      .filter((opening) => edges.some((edge) => isOn(nodes, edge, opening)))
      .reduce((sum, { widthTenths }) => sum + widthTenths, 0);
    return [
      ...trimLine({ roomId, name: 'Baseboard', height: room.baseboardTenths, net: around - doors }),
      ...trimLine({ roomId, name: 'Crown molding', height: room.crownTenths, net: around }),
    ];
  });
}

interface Trim {
  readonly roomId: NodeId;
  readonly name: string;
  readonly height: number;
  readonly net: number;
}

function trimLine({ roomId, name, height, net }: Trim): TakeoffLine[] {
  if (height === 0 || net <= 0) return [];
  const key = name === 'Baseboard' ? 'baseboard' : 'crown';
  return [
    lineOf({
      id: `${key}@${roomId}`,
      material: `${key}:${height}`,
      what: `${name}, ${formatInches(height)}`,
      roomId,
      nodeIds: [roomId],
      net: Math.round(net),
      measure: 'length',
      unit: 'LinearFt',
      exactUnits: (net / FOOT) * WASTE,
      wasteE4: 1_000,
    }),
  ];
}

function opensToFloor({ style, sillTenths }: OpeningNode): boolean {
  return sillTenths === 0 && (isDoor(style) || style.startsWith('passage'));
}

function lengthOf({ from, to }: RoomEdge): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

/** Whether the middle of an opening lies within the stretch of its wall that the edge runs along. */
function isOn(nodes: SceneNodes, edge: RoomEdge, opening: OpeningNode): boolean {
  const wall = nodeOf(nodes, opening.wallId, 'wall');
  if (!wall || edge.wallId !== opening.wallId) return false;
  const [x, y] = wall.from;
  const length = Math.hypot(wall.to[0] - x, wall.to[1] - y);
  if (length === 0) return false;
  const along = (point: readonly [number, number]) =>
    ((point[0] - x) * (wall.to[0] - x) + (point[1] - y) * (wall.to[1] - y)) / length;
  const [a, b] = [along(edge.outerFrom), along(edge.outerTo)];
  return opening.atTenths > Math.min(a, b) && opening.atTenths < Math.max(a, b);
}
