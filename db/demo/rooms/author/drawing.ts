// Collects a plan while it is drawn: fixed nodes, things that may become products, cabinets, and the
// surfaces that a style will cover.
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import { openingNode } from '@wevisu/scene/document/nodes/opening.ts';
import type { OpeningStyle } from '@wevisu/scene/document/nodes/opening-style.ts';
import type { RunNode } from '@wevisu/scene/document/nodes/run.ts';
import type { FaceRef } from '@wevisu/scene/document/nodes/surface.ts';
import type { KindId } from '@wevisu/scene/kinds/registry.generated.ts';
import { type Inches, tenths } from './measure.ts';
import { buildShell, type RoomSpec, type Shell, type Side } from './shell.ts';
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
  /** Measures that are cut to fit on site whatever the product: the drop of a hanging lamp. */
  readonly fitted: (params: Params) => Params;
  /** Only in templates: what makes a room look lived in. */
  readonly decor: boolean;
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

export interface OpeningSpec {
  readonly style: OpeningStyle;
  /** Middle, inches from the left end of the side as seen from inside. */
  readonly at: number;
  readonly width: number;
  readonly height?: number;
  readonly sill?: number;
  readonly hinge?: 'left' | 'right';
  /** Which way a leaf swings, seen from this room. */
  readonly swings?: 'in' | 'out';
  readonly tempered?: boolean;
}

export interface Eye {
  readonly eye: readonly [x: number, y: number, z: number];
  readonly target: readonly [x: number, y: number, z: number];
  readonly fov: number;
}

export interface Drawing {
  readonly shell: Shell;
  readonly nodes: Record<NodeId, SceneNode>;
  readonly things: Thing[];
  readonly runs: DrawnRun[];
  readonly surfaces: SurfaceWish[];
  readonly holes: { readonly side: Side; readonly spec: Required<OpeningSpec> }[];
  nameOf(base: string): NodeId;
  put(spec: ThingSpec): NodeId;
  cut(side: Side, spec: OpeningSpec): NodeId;
  cover(wish: Omit<SurfaceWish, 'id' | 'area' | 'layer'> & Partial<SurfaceWish>): void;
}

function heightOf(style: OpeningStyle): number {
  if (style.startsWith('window')) return 48;
  if (style === 'niche') return 14;
  return style === 'door-garage' ? 84 : style.startsWith('passage') ? 90 : 82;
}

export function createDrawing(rooms: readonly RoomSpec[], ceiling: number): Drawing {
  const shell = buildShell(rooms, ceiling);
  const counts = new Map<string, number>();
  const nameOf = (base: string): NodeId => {
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return `${base}-${count}`;
  };
  const drawing: Drawing = {
    shell,
    nodes: { ...shell.nodes },
    things: [],
    runs: [],
    surfaces: [],
    holes: [],
    nameOf,
    put({ place, id, ...spec }) {
      const name = nameOf(id ?? spec.kind);
      drawing.things.push({
        params: {},
        finishes: {},
        hostId: null,
        role: null,
        allow: {},
        most: {},
        fitted: () => ({}),
        decor: false,
        ...spec,
        id: name,
        place: typeof place === 'function' ? place : () => place,
      });
      return name;
    },
    cut(side, given) {
      if (!side.wallId) throw new Error('There is no wall to cut.');
      const spec = {
        height: heightOf(given.style),
        sill: given.style.startsWith('window') ? 36 : 0,
        hinge: 'left' as const,
        swings: 'in' as const,
        tempered: false,
        ...given,
      };
      const id = nameOf(spec.style);
      const inSide = side.isLeft ? 'left' : 'right';
      const outSide = side.isLeft ? 'right' : 'left';
      drawing.nodes[id] = openingNode.parse({
        type: 'opening',
        wallId: side.wallId,
        style: spec.style,
        atTenths: tenths(side.onWall(spec.at)),
        widthTenths: tenths(spec.width),
        heightTenths: tenths(spec.height),
        sillTenths: tenths(spec.sill),
        hinge: spec.hinge,
        side: spec.swings === 'in' ? inSide : outSide,
        ...(spec.tempered ? { tempered: true } : {}),
      });
      drawing.holes.push({ side, spec });
      return id;
    },
    cover(wish) {
      drawing.surfaces.push({ area: null, layer: 0, ...wish, id: nameOf(`cover-${wish.role}`) });
    },
  };
  return drawing;
}

/** Holes of a side, in the side's own measure, also those that were cut from the other room. */
export function holesOf(drawing: Drawing, side: Side): readonly Required<OpeningSpec>[] {
  return drawing.holes.flatMap(({ side: other, spec }) => {
    if (other === side) return [spec];
    if (other.wallId !== side.wallId || side.wallId === null) return [];
    const at = other.spot(spec.at).at;
    const zero: Inches = side.spot(0).at;
    const along = (at[0] - zero[0]) * side.right[0] + (at[1] - zero[1]) * side.right[1];
    return along > 0 && along < side.length ? [{ ...spec, at: along }] : [];
  });
}
