// Collects what is drawn in a room: things that may become products, cabinets, and the surfaces that a style will
// cover, about nodes that are there already.
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import type { OpeningStyle } from '@wevisu/scene/document/nodes/opening-style.ts';
import type { RunNode } from '@wevisu/scene/document/nodes/run.ts';
import type { FaceRef } from '@wevisu/scene/document/nodes/surface.ts';
import type { KindId } from '@wevisu/scene/kinds/registry.generated.ts';
import type { Inches } from './measure.ts';
import type { Side } from './side.ts';
import type { Params, Placement } from './stand.ts';

/** What a thing is made of before it stands somewhere. */
export interface Made {
  readonly params: Params;
  /** Things made before, for what stands on them. */
  of(id: NodeId): Params;
}

export interface Thing {
  readonly id: NodeId;
  readonly kind: KindId;
  readonly params: Params;
  readonly finishes: ItemNode['finishes'];
  readonly hostId: NodeId | null;
  readonly place: (made: Made) => Placement;
  /** What kind of product it is to become; null is never one. */
  readonly role: string | null;
  /** Values that a product's params must have one of; what is left out may be anything that fits. */
  readonly allow: Readonly<Record<string, readonly unknown[]>>;
  /** Lengths in inches that a product may have at most. */
  readonly most: Readonly<Record<string, number>>;
  /** And at least. */
  readonly least: Readonly<Record<string, number>>;
  /** Measures that are cut to fit on site whatever the product: the drop of a hanging lamp. */
  readonly fitted: (params: Params) => Params;
  /** What makes a room look lived in: a design does without it where it is in the way. */
  readonly decor: boolean;
  /** Which of the style's forms it takes, counted from 0, so that two on one wall differ. */
  readonly turn: number;
}

export type ThingSpec = Pick<Thing, 'kind'> &
  Partial<Omit<Thing, 'kind' | 'id' | 'place'>> & {
    readonly id?: string;
    readonly place: Placement | ((made: Made) => Placement);
  };

export interface DrawnRun {
  readonly id: NodeId;
  readonly node: RunNode;
  /** Which of a style's cabinet finishes it wears. */
  readonly wears: 'main' | 'island' | 'vanity';
  readonly hasSplash: boolean;
}

/** A surface that a style covers; `role` says with what. Areas in tenths, as surface nodes hold them. */
export interface SurfaceWish {
  readonly id: NodeId;
  readonly roomId: NodeId;
  readonly face: FaceRef;
  readonly role: string;
  readonly area: readonly (readonly [number, number])[] | null;
  readonly layer: number;
}

/** An opening as it lies in a side of a room, inches. */
export interface Hole {
  readonly style: OpeningStyle;
  /** Middle, from the left end of the side as seen from inside. */
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly sill: number;
}

export interface Drawing {
  readonly levelId: NodeId;
  readonly nodes: Record<NodeId, SceneNode>;
  readonly things: Thing[];
  readonly runs: DrawnRun[];
  readonly surfaces: SurfaceWish[];
  readonly holes: { readonly side: Side; readonly hole: Hole }[];
  nameOf(base: string): NodeId;
  put(spec: ThingSpec): NodeId;
  cover(wish: Omit<SurfaceWish, 'id' | 'area' | 'layer'> & Partial<SurfaceWish>): void;
}

/** A drawing about nodes that are there: walls, rooms, openings, what stays. Its own names are new among theirs. */
export function drawAbout(levelId: NodeId, nodes: Readonly<Record<NodeId, SceneNode>>): Drawing {
  const counts = new Map<string, number>();
  const nameOf = (base: string): NodeId => {
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    const name = `${base}-${count}`;
    return Object.hasOwn(nodes, name) ? nameOf(base) : name;
  };
  const things: Thing[] = [];
  const surfaces: SurfaceWish[] = [];
  return {
    ...{ levelId, nodes: { ...nodes }, things, runs: [], surfaces, holes: [], nameOf },
    put({ place, id, ...spec }) {
      const name = nameOf(id ?? spec.kind);
      things.push({
        params: {},
        finishes: {},
        hostId: null,
        role: null,
        allow: {},
        most: {},
        least: {},
        fitted: () => ({}),
        decor: false,
        turn: 0,
        ...spec,
        id: name,
        place: typeof place === 'function' ? place : () => place,
      });
      return name;
    },
    cover(wish) {
      surfaces.push({ area: null, layer: 0, ...wish, id: nameOf(`cover-${wish.role}`) });
    },
  };
}

/** Openings of a side, in the side's own measure, also those that were cut from the other room. */
export function holesOf(drawing: Drawing, side: Side): readonly Hole[] {
  return drawing.holes.flatMap(({ side: other, hole }) => {
    if (other === side) return [hole];
    if (other.wallId !== side.wallId || side.wallId === null) return [];
    const at = other.spot(hole.at).at;
    const zero: Inches = side.spot(0).at;
    const along = (at[0] - zero[0]) * side.right[0] + (at[1] - zero[1]) * side.right[1];
    return along > 0 && along < side.length ? [{ ...hole, at: along }] : [];
  });
}
