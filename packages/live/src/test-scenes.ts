// Scenes and edits for tests of shared editing, and a server without a network.
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { Sku } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Change } from '@wevisu/scene/edit/change.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import { type Accepted, acceptUpdate } from './accept-update.ts';
import { noChoices, type SceneChoices, type SceneParts, writesBetween } from './scene-writes.ts';
import { createSharedScene, type SharedScene } from './shared-scene.ts';

const KNOWN: Sku = 'TILE-1';

export function newItem(random: () => number): SceneNode {
  return {
    type: 'item',
    levelId: 'L',
    kind: 'range',
    params: { depth: Math.floor(random() * 100) },
    finishes: {},
    coverings: {},
    sku: random() < 0.3 ? KNOWN : null,
    position: [Math.floor(random() * 90_000), Math.floor(random() * 90_000)],
    elevationTenths: 0,
    rotationTenthsDeg: Math.floor(random() * 3600),
    hostId: null,
    groupId: null,
    locked: false,
  };
}

/** One to three things are added, moved, turned, locked, chosen or removed. */
export function randomChange(nodes: SceneNodes, random: () => number): Change {
  const target = draft(nodes);
  for (let i = 0; i <= random() * 3; i++) {
    const ids = Object.keys(target.nodes());
    const id = ids[Math.floor(random() * ids.length)];
    const node = id === undefined ? undefined : target.get(id);
    const choice = random();
    if (id === undefined || node?.type !== 'item' || choice < 0.2) {
      target.put(`n${Math.floor(random() * 1e9)}`, newItem(random));
    } else if (choice < 0.35) target.remove(id);
    else if (choice < 0.6) target.put(id, { ...node, position: [Math.floor(random() * 1e5), 0] });
    else if (choice < 0.8)
      target.put(id, { ...node, rotationTenthsDeg: Math.floor(random() * 3600) });
    else if (choice < 0.9) target.put(id, { ...node, locked: !node.locked });
    else target.put(id, { ...node, sku: node.sku === null ? KNOWN : null });
  }
  return target.change();
}

export const emptyParts: SceneParts = { nodes: {}, choices: noChoices };

/** Keeps a scene as the server does. */
export function testServer(start: SceneNodes) {
  const scene: SharedScene = createSharedScene(1);
  scene.write(writesBetween(emptyParts, { nodes: start, choices: { ...noChoices, name: 'Room' } }));
  let written: Uint8Array[] = [];
  scene.onWritten((update) => written.push(update));
  return {
    scene,
    /** Accepts an update; `told` is what everybody hears of it. */
    async take(of: {
      readonly update: Uint8Array;
      readonly clientId: number;
      readonly fixed?: readonly (keyof SceneChoices)[];
    }): Promise<Accepted & { readonly told: readonly Uint8Array[] }> {
      written = [];
      const accepted = await acceptUpdate(
        scene,
        { fixed: [], ...of },
        async (skus) => new Set(skus.filter((sku) => sku === KNOWN)),
      );
      return { ...accepted, told: accepted.isHostile ? [] : [of.update, ...written] };
    },
  };
}
