// Dresses a drawing in a style: products where it says what a thing is to be, cabinets, surfaces, furniture.

import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId, Sku } from '@wevisu/scene/document/node-id.ts';
import { type Covering, covering } from '@wevisu/scene/document/nodes/covering.ts';
import type { RoomUse } from '@wevisu/scene/document/nodes/room.ts';
import type { RunNode } from '@wevisu/scene/document/nodes/run.ts';
import {
  type FaceRef,
  type SurfaceNode,
  surfaceNode,
} from '@wevisu/scene/document/nodes/surface.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { type Choice, composeDrawing } from '../drawing/compose.ts';
import type { Drawing, DrawnRun, SurfaceWish, Thing } from '../drawing/drawing.ts';
import type { Params } from '../drawing/stand.ts';
import type { Choices, ChoicesOf, SurfacePlace } from './choices.ts';
import type { Look, Palette } from './looks/look.ts';
import { styledFinishes, styledParams } from './style-things.ts';

export interface RoomToDress {
  readonly id: NodeId;
  readonly use: RoomUse;
  /** The wall that stands out in another color; null is none. */
  readonly accentWall: NodeId | null;
  /** The wall behind a vanity, where the style tiles it; null is none. */
  readonly vanityWall: NodeId | null;
}

export type CabinetLook = Pick<RunNode, 'doorStyle' | 'finish' | 'cabinetSku'>;

export interface Dressing {
  readonly drawing: Drawing;
  readonly rooms: readonly RoomToDress[];
  readonly look: Look;
  readonly palette: Palette;
  readonly choices: ChoicesOf;
  /** Things that keep the form in which they are drawn, whatever the style prefers. */
  readonly plain?: ReadonlySet<NodeId>;
  /** The product of a place; null where there is none to have, and the place stays without. */
  choose(choices: Choices): ProductFacts | null;
  cabinets(wears: DrawnRun['wears']): CabinetLook;
}

function laid(sku: Sku | null): Covering {
  return covering.parse({ sku });
}

function painted(color: string): Covering {
  return covering.parse({ sku: null, color });
}

/** Vessel bowls need a tall faucet; that of the vanity that carries it decides. */
function roleOf(thing: Thing, of: (id: NodeId) => Params): string | null {
  if (thing.role !== 'bath-faucet' || thing.hostId === null) return thing.role;
  const { basin } = of(thing.hostId);
  return basin === 'vessel-round' || basin === 'vessel-rect' ? 'vessel-faucet' : 'bath-faucet';
}

function thingOf(dressing: Dressing, thing: Thing, of: (id: NodeId) => Params): Choice {
  const { look, palette, choices } = dressing;
  const role = roleOf(thing, of);
  const facts = role === null ? null : dressing.choose(choices.model(thing, role));
  if (!facts) {
    const isPlain = dressing.plain?.has(thing.id) ?? false;
    return {
      params: isPlain ? thing.params : styledParams(look, thing),
      finishes: { ...styledFinishes(palette, thing.kind), ...thing.finishes },
      sku: null,
    };
  }
  const { sku, picture } = facts;
  const { params, finishes } = picture as unknown as Pick<Choice, 'params' | 'finishes'>;
  return { params, finishes: finishes ?? {}, sku };
}

function surfaceSku(dressing: Dressing, wish: string, where: SurfacePlace): Sku | null {
  return dressing.choose(dressing.choices.surface(wish, where))?.sku ?? null;
}

function runOf(dressing: Dressing, { node, wears, hasSplash }: DrawnRun): RunNode {
  const { look, palette, choices } = dressing;
  const isIsland = wears === 'island';
  const top = isIsland ? (palette.islandTop ?? palette.counter) : palette.counter;
  const front = dressing.cabinets(wears);
  const hardwareSku = dressing.choose(choices.hardware())?.sku ?? null;
  const counter = node.counter && {
    ...node.counter,
    thicknessTenths: 300,
    edge: look.counterEdge,
    covering: laid(surfaceSku(dressing, top, 'counter')),
  };
  const splash = hasSplash ? surfaceSku(dressing, palette.splash, 'backsplash') : null;
  return {
    ...node,
    ...front,
    hardwareSku,
    ...(counter ? { counter } : {}),
    ...(splash === null ? {} : { backsplash: { covering: laid(splash), heightTenths: 4572 } }),
  };
}

/** What the surfaces that a plan names wear. */
function wishText({ look, palette }: Dressing, role: string): string {
  switch (role) {
    case 'shower-wall':
      return palette.bathWall;
    case 'splash':
      return palette.splash;
    case 'shower-floor':
      return palette.showerFloor;
    case 'paving':
    case 'walk':
      return look.paving;
    case 'deck':
      return look.deck;
    default:
      throw new Error(`There is no surface ${role}`);
  }
}

function placeOf(role: string): SurfacePlace {
  if (role === 'shower-floor') return 'wet-floor';
  if (role === 'splash') return 'backsplash';
  return role === 'shower-wall' ? 'wall' : 'outside';
}

function surfaceOf(dressing: Dressing, wish: SurfaceWish): SurfaceNode | null {
  const sku = surfaceSku(dressing, wishText(dressing, wish.role), placeOf(wish.role));
  if (sku === null) return null;
  const { roomId, face, area, layer } = wish;
  return surfaceNode.parse({ type: 'surface', roomId, face, area, layer, covering: laid(sku) });
}

function isWet({ use }: RoomToDress): boolean {
  return use === 'bath' || use === 'powder-room' || use === 'laundry';
}

function placeOfFloor(room: RoomToDress): SurfacePlace {
  if (isWet(room)) return 'wet-floor';
  return outdoors.includes(room.use) ? 'outside' : 'floor';
}

/** Wet rooms have tile or stone on the floor; kitchens and the rest what the palette says. */
function floorWish({ palette, look }: Dressing, room: RoomToDress): string {
  switch (room.use) {
    case 'bath':
    case 'powder-room':
    case 'laundry':
      return palette.bathFloor;
    case 'patio':
    case 'pool-deck':
    case 'front-yard':
      return look.turf;
    default:
      return palette.floor;
  }
}

const outdoors = ['patio', 'pool-deck', 'front-yard'];
const CEILING = '#fbfaf6';

/** What covers each face of a room; a product's where one is chosen. */
function coveringsOf(dressing: Dressing, room: RoomToDress) {
  const { look, palette } = dressing;
  const isOut = outdoors.includes(room.use);
  const product = (sku: Sku | null) => (sku === null ? null : laid(sku));
  const wallColor = room.use === 'powder-room' ? palette.accent : palette.walls;
  const faces: readonly (readonly [name: string, face: FaceRef, covering: Covering | null])[] = [
    [
      'floor',
      { on: 'floor' },
      product(surfaceSku(dressing, floorWish(dressing, room), placeOfFloor(room))),
    ],
    [
      'walls',
      { on: 'walls' },
      isOut ? product(surfaceSku(dressing, look.facade, 'outside')) : painted(wallColor),
    ],
    ['ceiling', { on: 'ceiling' }, isOut ? null : painted(CEILING)],
  ];
  const { vanityWall, accentWall } = room;
  if (vanityWall) {
    const tile = product(surfaceSku(dressing, palette.bathWall, 'wall'));
    return [...faces, ['accent', { on: 'wall', wallId: vanityWall }, tile] as const];
  }
  if (!accentWall) return faces;
  const accent = painted(palette.accent);
  return [...faces, ['accent', { on: 'wall', wallId: accentWall }, accent] as const];
}

function isCovered(nodes: SceneNodes, roomId: NodeId, face: FaceRef): boolean {
  return Object.values(nodes).some(
    (node) =>
      node.type === 'surface' &&
      node.roomId === roomId &&
      node.area === null &&
      JSON.stringify(node.face) === JSON.stringify(face),
  );
}

/** Faces that the scene has covered already stay as they are. */
function roomSurfaces(dressing: Dressing, room: RoomToDress): Record<NodeId, SceneNode> {
  const { nodes, nameOf } = dressing.drawing;
  return Object.fromEntries(
    coveringsOf(dressing, room).flatMap(([name, face, own]) => {
      if (!own || isCovered(nodes, room.id, face)) return [];
      const named = `${room.id}-${name}`;
      const id = Object.hasOwn(nodes, named) ? nameOf(named) : named;
      return [[id, surfaceNode.parse({ type: 'surface', roomId: room.id, face, covering: own })]];
    }),
  );
}

/** Pools and hearths take a product by area. */
function withCoverings(dressing: Dressing, nodes: SceneNodes): SceneNodes {
  const { look, choices, drawing } = dressing;
  const drawn = new Set(drawing.things.map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(nodes).map(([id, node]) => {
      if (node.type !== 'item' || !drawn.has(id)) return [id, node];
      if (node.kind === 'fireplace') {
        return [
          id,
          { ...node, coverings: { surround: laid(surfaceSku(dressing, look.facade, 'outside')) } },
        ];
      }
      if (node.kind !== 'pool') return [id, node];
      const facts = dressing.choose(choices.surface(look.coping, 'outside'));
      if (!facts) return [id, node];
      const wide = copingWidth(facts) ?? node.params.copingTenths;
      return [
        id,
        {
          ...node,
          params: { ...node.params, copingTenths: wide },
          coverings: { coping: laid(facts.sku) },
        },
      ];
    }),
  );
}

function copingWidth({ size }: ProductFacts): number | null {
  const found = /^([\d.]+) x/.exec(size);
  return found ? Math.round(Number(found[1]) * 254) : null;
}

/** The nodes of a drawing in its style, with the surfaces of its rooms. Pure as far as `choose` is. */
export function dressDrawing(dressing: Dressing): SceneNodes {
  const nodes = composeDrawing(dressing.drawing, {
    hasDecor: true,
    thing: (thing, of) => thingOf(dressing, thing, of),
    run: (run) => runOf(dressing, run),
    surface: (wish) => surfaceOf(dressing, wish),
  });
  const surfaces = dressing.rooms.map((room) => roomSurfaces(dressing, room));
  return withCoverings(dressing, Object.assign({}, nodes, ...surfaces));
}
