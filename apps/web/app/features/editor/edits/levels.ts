// The levels of a house, from the lowest up. Pure.
import type { NodeOf } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodesOf, type SceneDocument, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Change } from '@wevisu/scene/edit/change.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';

export type Level = NodeOf<'level'> & { readonly id: NodeId };

/** 12 in of joists, subfloor and ceiling between two levels. */
const FLOOR_TENTHS = 3_048;

export function levelsOf(nodes: SceneNodes): readonly Level[] {
  return nodesOf(nodes, 'level')
    .map(([id, level]) => ({ ...level, id }))
    .sort((a, b) => a.elevationTenths - b.elevationTenths || (a.id < b.id ? -1 : 1));
}

/** The level to open with: the lowest one that has a room. */
export function firstLevelOf(nodes: SceneNodes): NodeId | null {
  const levels = levelsOf(nodes);
  const rooms = nodesOf(nodes, 'room');
  const furnished = levels.find(({ id }) => rooms.some(([, room]) => room.levelId === id));
  return (furnished ?? levels[0])?.id ?? null;
}

/** Adds a level above the highest one. */
export function addLevel(nodes: SceneNodes, id: NodeId): Change {
  const levels = levelsOf(nodes);
  const top = levels.at(-1);
  const edit = draft(nodes);
  const above = top ? top.elevationTenths + top.heightTenths + FLOOR_TENTHS : 0;
  edit.add(id, {
    type: 'level',
    name: levels.length === 1 ? 'Upper floor' : `Floor ${levels.length + 1}`,
    elevationTenths: above,
    heightTenths: top?.heightTenths ?? 27_432,
  });
  return edit.change();
}

/** The level of a node; null for nodes without one, such as views. */
export function levelOf(nodes: SceneNodes, id: NodeId): NodeId | null {
  const node = nodes[id];
  switch (node?.type) {
    case 'level':
      return id;
    case 'room':
    case 'wall':
    case 'item':
    case 'run':
    case 'dimension':
      return node.levelId;
    case 'opening':
      return levelOf(nodes, node.wallId);
    case 'surface':
      return levelOf(nodes, node.roomId);
    default:
      return null;
  }
}

/** Removes everything drawn on a level; the level itself stays. */
export function clearLevel(nodes: SceneNodes, levelId: NodeId): Change {
  const edit = draft(nodes);
  for (const id of Object.keys(nodes)) {
    if (id !== levelId && levelOf(nodes, id) === levelId) edit.remove(id);
  }
  return edit.change();
}

/** The house up to one level, with everything above it hidden so that you can look inside. */
export function upTo(document: SceneDocument, levelId: NodeId | null): SceneDocument {
  const levels = levelsOf(document.nodes);
  const at = levels.findIndex(({ id }) => id === levelId);
  const above = new Set(levels.slice(at + 1).map(({ id }) => id));
  if (at === -1 || above.size === 0) return document;
  const nodes = Object.fromEntries(
    Object.entries(document.nodes).filter(([id]) => {
      const level = levelOf(document.nodes, id);
      return level === null || !above.has(level);
    }),
  );
  return { ...document, nodes };
}
