import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { nameOfNode } from '../../editor/edits/labels.ts';

/** A thing of a design that can stay where it is, with what belongs to it. */
export interface KeepableThing {
  readonly name: string;
  readonly ids: readonly NodeId[];
}

/** Each piece and each row of cabinets, with what stands in or on it. Equal names are numbered. */
export function keepable({ nodes, products }: SceneDocument): readonly KeepableThing[] {
  const items = nodesOf(nodes, 'item');
  const runs = nodesOf(nodes, 'run');
  const carriers = new Set<NodeId>([...items, ...runs].map(([id]) => id));
  const carriedBy = Map.groupBy(items, ([, { hostId }]) =>
    hostId !== null && carriers.has(hostId) ? hostId : null,
  );
  const withCarried = (id: NodeId): NodeId[] => [
    id,
    ...(carriedBy.get(id) ?? []).flatMap(([carried]) => withCarried(carried)),
  ];
  const roots = [...runs, ...(carriedBy.get(null) ?? [])].map(([id, node]) => ({
    name: nameOfNode(node, products),
    ids: withCarried(id),
  }));
  const total = Map.groupBy(roots, ({ name }) => name);
  const seen = new Map<string, number>();
  return roots
    .map((root) => {
      const n = (seen.get(root.name) ?? 0) + 1;
      seen.set(root.name, n);
      return (total.get(root.name)?.length ?? 0) > 1
        ? { ...root, name: `${root.name}, ${n}` }
        : root;
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
