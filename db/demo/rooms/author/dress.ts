// Dresses a plan in a style: products where it says what they are to be, cabinets, surfaces, furniture.

import type { Choice, Dress } from '@wevisu/layout/drawing/compose.ts';
import type { DrawnRun, SurfaceWish, Thing } from '@wevisu/layout/drawing/drawing.ts';
import type { Params } from '@wevisu/layout/drawing/stand.ts';
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId, Sku } from '@wevisu/scene/document/node-id.ts';
import { type Covering, covering } from '@wevisu/scene/document/nodes/covering.ts';
import { type SurfaceNode, surfaceNode } from '@wevisu/scene/document/nodes/surface.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { cabinetLines } from '../../fixtures/cabinet-styles.ts';
import type { Chooser } from './choose.ts';
import { compose } from './compose.ts';
import type { Look, Palette } from './look.ts';
import type { Plan } from './plan.ts';
import type { ProductIndex } from './product-index.ts';
import type { Room } from './shell.ts';
import { styledFinishes, styledParams } from './style-things.ts';

export interface Dressing {
  readonly plan: Plan;
  readonly look: Look;
  readonly palette: Palette;
  readonly chooser: Chooser;
  readonly index: ProductIndex;
}

function laid(sku: Sku): Covering {
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
  const { look, palette, chooser } = dressing;
  const role = roleOf(thing, of);
  if (role === null) {
    return {
      params: styledParams(look, thing.kind, thing.params),
      finishes: { ...styledFinishes(palette, thing.kind), ...thing.finishes },
      sku: null,
    };
  }
  const { sku, picture } = chooser.model(thing, role);
  const { params, finishes } = picture as unknown as Pick<Choice, 'params' | 'finishes'>;
  return { params, finishes: finishes ?? {}, sku };
}

function runOf({ look, palette, chooser }: Dressing, { node, wears, hasSplash }: DrawnRun) {
  const isIsland = wears === 'island';
  const finish = isIsland ? palette.island : palette.main;
  const top = isIsland ? (palette.islandTop ?? palette.counter) : palette.counter;
  return {
    ...node,
    doorStyle: look.doorStyle,
    finish,
    cabinetSku: lineOf(look.doorStyle, finish),
    hardwareSku: chooser.hardware().sku,
    ...(node.counter
      ? {
          counter: {
            ...node.counter,
            thicknessTenths: 300,
            edge: look.counterEdge,
            covering: laid(chooser.surface(top).sku),
          },
        }
      : {}),
    ...(hasSplash
      ? {
          backsplash: {
            covering: laid(chooser.surface(palette.splash).sku),
            heightTenths: 4572,
          },
        }
      : {}),
  };
}

/** The demo's line in that style and finish; null where there is none. */
function lineOf(doorStyle: string, finish: string): Sku | null {
  const line = cabinetLines.find((one) => one.doorStyle === doorStyle && one.finish === finish);
  return line ? `${line.prefix}-SD` : null;
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

function surfaceOf(dressing: Dressing, wish: SurfaceWish): SurfaceNode {
  return surfaceNode.parse({
    type: 'surface',
    roomId: wish.roomId,
    face: wish.face,
    area: wish.area,
    layer: wish.layer,
    covering: laid(
      dressing.chooser.surface(
        wishText(dressing, wish.role),
        wish.role === 'shower-floor' ? 'wet-floor' : undefined,
      ).sku,
    ),
  });
}

function isWet({ use }: Room): boolean {
  return use === 'bath' || use === 'powder-room' || use === 'laundry';
}

/** Wet rooms have tile or stone on the floor; kitchens and the rest what the palette says. */
function floorWish({ palette, look }: Dressing, room: Room): string {
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

/** The wall that stands out: behind a bed, a sideboard, a vanity. */
function accentOf(dressing: Dressing, room: Room): SceneNode | null {
  const { look, palette, chooser, plan } = dressing;
  const vanity = plan.drawing.things.find(({ role }) => role?.endsWith('vanity') === true);
  const isBath = room.use === 'bath' || room.use === 'powder-room';
  if (isBath && plan.room === 'bath') {
    if (!look.vanityWall || !vanity?.hostId) return null;
    return surfaceNode.parse({
      type: 'surface',
      roomId: room.id,
      face: { on: 'wall', wallId: vanity.hostId },
      covering: laid(chooser.surface(palette.bathWall).sku),
    });
  }
  const wallId = room.side('n').wallId;
  const stands = room.use === 'bedroom' || room.use === 'dining' || room.use === 'office';
  if (!wallId || !stands) return null;
  return surfaceNode.parse({
    type: 'surface',
    roomId: room.id,
    face: { on: 'wall', wallId },
    covering: painted(palette.accent),
  });
}

function roomSurfaces(dressing: Dressing, room: Room): Record<NodeId, SceneNode> {
  const { chooser, look, palette } = dressing;
  const isOut = outdoors.includes(room.use);
  const walls = isOut
    ? laid(chooser.surface(look.facade).sku)
    : painted(room.use === 'powder-room' ? palette.accent : palette.walls);
  const nodes: Record<NodeId, SceneNode> = {
    [`${room.id}-floor`]: surfaceNode.parse({
      type: 'surface',
      roomId: room.id,
      face: { on: 'floor' },
      covering: laid(
        chooser.surface(floorWish(dressing, room), isWet(room) ? 'wet-floor' : undefined).sku,
      ),
    }),
    [`${room.id}-walls`]: surfaceNode.parse({
      type: 'surface',
      roomId: room.id,
      face: { on: 'walls' },
      covering: walls,
    }),
  };
  if (!isOut) {
    nodes[`${room.id}-ceiling`] = surfaceNode.parse({
      type: 'surface',
      roomId: room.id,
      face: { on: 'ceiling' },
      covering: painted('#fbfaf6'),
    });
  }
  const accent = accentOf(dressing, room);
  if (accent) nodes[`${room.id}-accent`] = accent;
  return nodes;
}

/** Pools and hearths take a product by area. */
function withCoverings(dressing: Dressing, nodes: SceneNodes): SceneNodes {
  const { look, chooser, index } = dressing;
  return Object.fromEntries(
    Object.entries(nodes).map(([id, node]) => {
      if (node.type === 'item' && node.kind === 'fireplace') {
        const surround = laid(chooser.surface(look.facade).sku);
        return [id, { ...node, coverings: { surround } }];
      }
      if (node.type !== 'item' || node.kind !== 'pool') return [id, node];
      const facts = chooser.surface(look.coping);
      const wide = copingWidth(index, facts.sku) ?? node.params.copingTenths;
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

function copingWidth(index: ProductIndex, sku: Sku): number | null {
  const found = /^([\d.]+) x/.exec(index.facts(sku).size);
  return found ? Math.round(Number(found[1]) * 254) : null;
}

export function dressPlan(dressing: Dressing): SceneNodes {
  const dress: Dress = {
    hasDecor: true,
    thing: (thing, of) => thingOf(dressing, thing, of),
    run: (run) => runOf(dressing, run),
    surface: (wish) => surfaceOf(dressing, wish),
  };
  const nodes = compose(dressing.plan, dress);
  const surfaces = dressing.plan.drawing.shell.rooms.map((room) => roomSurfaces(dressing, room));
  return withCoverings(dressing, Object.assign({}, nodes, ...surfaces));
}
