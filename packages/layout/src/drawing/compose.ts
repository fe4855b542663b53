// A drawing as the nodes of a scene: bare, or dressed by a style.
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId, Sku } from '@wevisu/scene/document/node-id.ts';
import type { RunNode } from '@wevisu/scene/document/nodes/run.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Drawing, DrawnRun, SurfaceWish, Thing } from './drawing.ts';
import { completeParams, type Params, stand } from './stand.ts';

/** What a thing becomes. */
export interface Choice {
  readonly params: Params;
  readonly finishes: Readonly<Record<string, string>>;
  readonly sku: Sku | null;
}

export interface Dress {
  readonly hasDecor: boolean;
  thing(thing: Thing, of: (id: NodeId) => Params): Choice;
  run(run: DrawnRun): RunNode;
  surface(wish: SurfaceWish): SceneNode | null;
}

export function composeDrawing(drawing: Drawing, dress: Dress): SceneNodes {
  const nodes: Record<NodeId, SceneNode> = { ...drawing.nodes };
  for (const run of drawing.runs) nodes[run.id] = dress.run(run);
  for (const wish of drawing.surfaces) {
    const surface = dress.surface(wish);
    if (surface) nodes[wish.id] = surface;
  }
  const made = new Map<NodeId, Params>();
  const of = (id: NodeId): Params => {
    const params = made.get(id);
    if (!params) throw new Error(`${id} is not there yet`);
    return params;
  };
  for (const thing of drawing.things) {
    if (thing.decor && !dress.hasDecor) continue;
    const choice = dress.thing(thing, of);
    const whole = completeParams(thing.kind, choice.params);
    const fitted = thing.fitted(whole);
    const params =
      Object.keys(fitted).length === 0
        ? whole
        : completeParams(thing.kind, { ...choice.params, ...fitted });
    made.set(thing.id, params);
    nodes[thing.id] = {
      type: 'item',
      levelId: drawing.levelId,
      kind: thing.kind,
      params: params as Record<string, unknown>,
      finishes: { ...choice.finishes },
      coverings: {},
      sku: choice.sku,
      hostId: thing.hostId,
      groupId: null,
      locked: false,
      ...stand(thing.kind, params, thing.place({ params, of })),
    };
  }
  return nodes;
}

/** A plan as it is offered empty: rooms, walls, openings and its fixed layout, nothing chosen. */
export const bare: Dress = {
  hasDecor: false,
  thing: ({ params, finishes }) => ({ params, finishes, sku: null }),
  run: ({ node }) => node,
  surface: () => null,
};
