import { z } from 'zod';
import { itemNode } from './nodes/item.ts';
import { levelNode } from './nodes/level.ts';
import { dimensionNode, viewNode } from './nodes/marks.ts';
import { openingNode } from './nodes/opening.ts';
import { roomNode } from './nodes/room.ts';
import { runNode } from './nodes/run.ts';
import { surfaceNode } from './nodes/surface.ts';
import { wallNode } from './nodes/wall.ts';

/** Anything a scene holds. Lengths are integer tenths of a millimeter. */
export const sceneNode = z.discriminatedUnion('type', [
  levelNode,
  roomNode,
  wallNode,
  openingNode,
  surfaceNode,
  itemNode,
  runNode,
  dimensionNode,
  viewNode,
]);
export type SceneNode = z.output<typeof sceneNode>;
export type NodeType = SceneNode['type'];
export type NodeOf<T extends NodeType> = Extract<SceneNode, { type: T }>;
