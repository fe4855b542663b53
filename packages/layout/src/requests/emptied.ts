// A room as it is designed in: what may go is gone, what a person keeps stays where it is.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import type { Brief } from '../brief/brief.ts';
import { nameOf } from '../brief/words/names.ts';

/** Whether a brief keeps what covers the floor, or the walls. */
function keptFaces({ items }: Brief): ReadonlySet<string> {
  const kept = items.filter(({ value }) => value.want === 'keep').map(({ value }) => value.item);
  return new Set([
    ...(kept.some((one) => one === 'floor' || one === 'hardwood' || one === 'tile')
      ? ['floor']
      : []),
    ...(kept.some((one) => one === 'wall') ? ['wall', 'walls'] : []),
    ...(kept.some((one) => one === 'ceiling') ? ['ceiling'] : []),
  ]);
}

/** Kinds that a brief keeps by their names: "the fridge stays". */
function isKeptByName({ items }: Brief, kind: string): boolean {
  return items.some(({ value: { item, want } }) => want === 'keep' && item === kind);
}

export interface Emptied {
  readonly document: SceneDocument;
  /** What stays of what stood in the room. */
  readonly keptIds: readonly NodeId[];
  /** The same in plain words. */
  readonly kept: readonly string[];
}

/** A thing that is kept keeps what carries it and what it carries. */
export function emptied(
  document: SceneDocument,
  roomId: NodeId,
  { keep, brief }: { readonly keep: readonly NodeId[]; readonly brief: Brief },
): Emptied {
  const { nodes } = document;
  const room = sceneFacts(document).rooms.find(({ id }) => id === roomId);
  if (!room) return { document, keptIds: [], kept: [] };
  const own = new Set([...room.things, ...room.runs].map(({ id }) => id));
  const stays = new Set(keep.filter((id) => own.has(id)));
  for (const { id, node } of room.things) if (isKeptByName(brief, node.kind)) stays.add(id);
  const named = [...stays].map((id) => {
    const node = nodes[id];
    return node?.type === 'item' ? nameOf(node.kind) : 'Cabinets';
  });
  const keptIds = [...stays];
  const hostOf = (id: NodeId): NodeId | null => {
    const node = nodes[id];
    return node?.type === 'item' ? node.hostId : null;
  };
  for (const id of stays) {
    const host = hostOf(id);
    if (host !== null && own.has(host)) stays.add(host);
  }
  for (let before = -1; before !== stays.size; ) {
    before = stays.size;
    for (const id of own) {
      const host = hostOf(id);
      if (host !== null && stays.has(host)) stays.add(id);
    }
  }
  const faces = keptFaces(brief);
  const left = Object.entries(nodes).filter(([id, node]) => {
    if (node.type === 'item' || node.type === 'run') return !own.has(id) || stays.has(id);
    if (node.type !== 'surface' || node.roomId !== roomId) return true;
    return keep.includes(id) || faces.has(node.face.on);
  });
  return { document: { ...document, nodes: Object.fromEntries(left) }, keptIds, kept: named };
}
