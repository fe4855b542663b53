import type { NodeId } from '../../document/node-id.ts';
import type { SurfaceNode } from '../../document/nodes/surface.ts';
import { nodesOf, type SceneNodes } from '../../document/scene.ts';
import type { Finding } from '../../findings/finding.ts';
import { distanceOf, dotOf, minus } from '../../plane/points.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import {
  around,
  boxOfThing,
  type Group,
  grown,
  ofRole,
  openingsNear,
  thingsNear,
  thingsOf,
} from '../facts/near.ts';
import { isOperable } from '../facts/opening-facts.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { faceOf, sideMiddle, type Thing } from '../facts/thing.ts';
import { freeCircle } from '../free-circle.ts';
import { statedCfm } from '../kitchen/appliance-rules.ts';
import { changeItem, changeOpening, changeParams, moveItem } from '../mends.ts';
import { type Checked, dwellingCode, guideline, type Hit, type Rule } from '../rule.ts';
import { bathsOf, inRooms } from './fixtures.ts';

export const B19: Rule = {
  code: 'B19',
  title: 'Room to dress',
  sources: [guideline('Bath', 19)],
  check: (scene) =>
    bathsOf(scene).flatMap((room): Hit[] => {
      if (!room.things.some(({ role }) => role === 'tub' || role === 'shower')) return [];
      const circle = freeCircle(scene, room);
      const across = (circle?.radius ?? 0) * 2;
      if (!circle || !isShort(across, inch(48) - 20)) return [];
      const isTight = isShort(across, inch(42) - 20);
      const required = inch(isTight ? 42 : 48);
      const { middle, radius } = circle;
      return [
        {
          tier: isTight ? 'recommended' : 'tip',
          text: `The largest free circle to dress in is ${feet(across)} across; leave ${feet(required)}.`,
          nodeIds: [room.id],
          measured: Math.round(across),
          required,
          line: lineBetween(
            [middle[0] - radius, middle[1]],
            [middle[0] + radius, middle[1]],
            inch(30),
          ),
        },
      ];
    }),
};

const lowThing: Group = {
  is: ({ body, role }) =>
    body.bottomTenths <= 20 &&
    body.topTenths >= inch(2) &&
    body.topTenths <= inch(14) &&
    role !== 'soft' &&
    role !== 'light',
};
const grabBar = ofRole('grab-bar');

/** Whether something low lies before the tub's long side. */
function stepsBefore(room: RoomFacts, tub: Thing): Thing[] {
  return thingsNear(room, lowThing, grown(boxOfThing(tub), inch(80))).filter((one) => {
    if (one.id === tub.id) return false;
    const off = minus(one.middle, sideMiddle(tub, 'front'));
    const out = dotOf(off, tub.front);
    return (
      Math.abs(dotOf(off, tub.right)) < tub.width / 2 && out > 0 && out < inch(20) + one.depth / 2
    );
  });
}

export const B21: Rule = {
  code: 'B21',
  title: 'Steps at the tub',
  sources: [guideline('Bath', 21)],
  check: (scene) =>
    inRooms(scene, 'tub').flatMap(({ room, thing }): Hit[] => {
      const raised: Hit[] =
        thing.node.elevationTenths > inch(1)
          ? [
              {
                text: `The tub stands ${feet(thing.node.elevationTenths)} up and a step to it is slippery; set it on the floor.`,
                nodeIds: [thing.id],
                measured: thing.node.elevationTenths,
                required: 0,
                mend: changeItem(
                  scene.nodes,
                  thing.id,
                  { elevationTenths: 0 },
                  'Set the tub on the floor',
                ),
              },
            ]
          : [];
      return [
        ...raised,
        ...stepsBefore(room, thing).map(
          (step): Hit => ({
            text: 'Something low lies where you step out of the tub; move it aside.',
            nodeIds: [step.id, thing.id],
            measured: step.body.topTenths,
            required: 0,
            line: lineBetween(sideMiddle(thing, 'front'), step.middle),
            mend: moveItem(
              scene.nodes,
              step.id,
              [thing.right[0] * thing.width, thing.right[1] * thing.width],
              'Move it aside',
            ),
          }),
        ),
      ];
    }),
};

export const B22: Rule = {
  code: 'B22',
  title: 'Grab bars',
  sources: [guideline('Bath', 22, 'recommended', 'unconfirmed')],
  check: (scene) => {
    const heights = inRooms(scene, 'grab-bar')
      .filter(({ thing }) => thing.params.form === 'straight')
      .flatMap(({ thing }): Hit[] => {
        const height = thing.node.elevationTenths;
        const isLow = isShort(height, inch(33));
        if (!isLow && height <= inch(36) + 2) return [];
        const required = inch(isLow ? 33 : 36);
        return [
          {
            text: `This grab bar is ${feet(height)} high; hang it at ${feet(inch(33))} to ${feet(inch(36))}.`,
            nodeIds: [thing.id],
            measured: height,
            required,
            line: lineBetween(sideMiddle(thing, 'left'), sideMiddle(thing, 'right'), height),
            mend: changeItem(
              scene.nodes,
              thing.id,
              { elevationTenths: required },
              'Set its height',
            ),
          },
        ];
      });
    if (!scene.limits.needsGrabBars) return heights;
    const missing = inRooms(scene, 'toilet', 'tub', 'shower').flatMap(({ room, thing }): Hit[] => {
      const has = thingsNear(room, grabBar, around(thing.middle, inch(48))).some(
        (one) => distanceOf(one.middle, thing.middle) < inch(48),
      );
      if (has) return [];
      return [
        {
          text: `There is no grab bar at the ${thing.role}; plan one.`,
          nodeIds: [thing.id],
          measured: 0,
          required: 1,
        },
      ];
    });
    return [...heights, ...missing];
  },
};

/** A fan in the middle of the ceiling. */
function withFan(scene: Checked, room: RoomFacts): Finding['mend'] {
  const id = `${room.id.slice(0, 30)}-fan`;
  if (Object.hasOwn(scene.nodes, id)) return null;
  const { minX, minY, maxX, maxY } = room.box;
  const fan = {
    type: 'item' as const,
    levelId: room.levelId,
    kind: 'bath-fan',
    params: {},
    finishes: {},
    coverings: {},
    sku: null,
    position: [Math.round((minX + maxX) / 2), Math.round((minY + maxY) / 2)] as const,
    elevationTenths: room.shape.heightTenths,
    rotationTenthsDeg: 0,
    hostId: null,
    groupId: null,
    locked: false,
  };
  return { label: 'Add a bath fan', change: { added: { [id]: fan }, changed: {}, removed: {} } };
}

export const B23: Rule = {
  code: 'B23',
  title: 'Fresh air in the bath',
  sources: [dwellingCode('R303.3, M1505.4.4')],
  check: (scene) =>
    bathsOf(scene).flatMap((room): Hit[] => {
      const open = room.openings
        .filter(({ opening }) => isOperable(opening))
        .reduce((sum, { opening }) => sum + opening.measures.openableArea, 0);
      if (open >= room.area * 0.04 * 0.999) return [];
      const fan = room.things.find(({ role }) => role === 'fan');
      if (fan) {
        const cfm = statedCfm(scene, fan);
        if (cfm !== null && cfm >= 50) return [];
        const isKnown = cfm !== null;
        return [
          {
            tier: isKnown ? 'code' : 'tip',
            text: isKnown
              ? `This fan moves ${cfm} CFM; choose one of at least 50.`
              : 'Check that this fan vents outside and moves at least 50 CFM.',
            nodeIds: [fan.id, room.id],
            required: 50,
            ...(isKnown ? { measured: cfm } : {}),
          },
        ];
      }
      return [
        {
          text: 'The bath has no fan and too little window that opens; add a fan.',
          nodeIds: [room.id],
          measured: Math.round(open),
          required: Math.round(room.area * 0.04),
          mend: withFan(scene, room),
        },
      ];
    }),
};

const power: Group = {
  is: ({ role, params }) =>
    role === 'receptacle' && (params.device === 'gfci' || params.device === 'duplex'),
};

export const B24: Rule = {
  code: 'B24',
  title: 'Receptacle by the sink',
  sources: [dwellingCode('E3901.6, E3902.1'), guideline('Bath', 24)],
  check: (scene) =>
    inRooms(scene, 'lavatory').flatMap(({ room, thing }): Hit[] => {
      const plugs = thingsOf(room, power);
      if (plugs.length === 0) {
        return [
          {
            tier: 'tip',
            text: `No receptacle is drawn; place a GFCI one within ${feet(inch(36))} of each sink.`,
            nodeIds: [thing.id],
            required: inch(36),
          },
        ];
      }
      room.work.spend(plugs.length);
      const reach = (plug: Thing) =>
        Math.max(
          0,
          Math.abs(dotOf(minus(plug.middle, thing.middle), thing.right)) - thing.width / 2,
        );
      const sorted = plugs.toSorted((a, b) => reach(a) - reach(b));
      const near = sorted.filter((plug) => reach(plug) <= inch(36) + 2);
      const [nearest] = sorted;
      if (!nearest || near.some(({ params }) => params.device === 'gfci')) return [];
      const [first] = near;
      return [
        {
          text: first
            ? 'The receptacle by this sink has no GFCI protection; use a GFCI one.'
            : `The nearest receptacle is ${feet(reach(nearest))} from this sink; place one within ${feet(inch(36))}.`,
          nodeIds: [thing.id, nearest.id],
          measured: Math.round(reach(nearest)),
          required: inch(36),
          line: lineBetween(thing.middle, nearest.middle),
          mend: first
            ? changeParams(scene.nodes, first.id, { device: 'gfci' }, 'Make it a GFCI receptacle')
            : null,
        },
      ];
    }),
};

/** The finish that a picture names, however deep. */
function finishOf(picture: unknown, depth = 0): string | null {
  if (typeof picture !== 'object' || picture === null || depth > 4) return null;
  for (const [key, value] of Object.entries(picture)) {
    if (key === 'finish' && typeof value === 'string') return value;
    const inner = finishOf(value, depth + 1);
    if (inner) return inner;
  }
  return null;
}

type Surface = readonly [NodeId, SurfaceNode];

const floors = new WeakMap<SceneNodes, Map<NodeId, Surface[]>>();

function floorsOf(nodes: SceneNodes, roomId: NodeId): readonly Surface[] {
  const onFloor = () => nodesOf(nodes, 'surface').filter(([, { face }]) => face.on === 'floor');
  const known = floors.get(nodes) ?? Map.groupBy(onFloor(), ([, node]) => node.roomId);
  floors.set(nodes, known);
  return known.get(roomId) ?? [];
}

export const B25: Rule = {
  code: 'B25',
  title: 'Slip-resistant floor',
  sources: [guideline('Bath', 25)],
  check: (scene) =>
    bathsOf(scene).flatMap((room) =>
      floorsOf(scene.nodes, room.id).flatMap(([id, node]): Hit[] => {
        const { sku } = node.covering;
        const facts = sku === null ? undefined : scene.document.products[sku];
        const finish = finishOf(facts?.picture);
        if (finish !== 'polished' && finish !== 'glossy') return [];
        return [
          {
            text: `This ${finish} floor is slippery when wet; choose a matte, honed or textured one.`,
            nodeIds: [id, room.id],
            measured: 0,
            required: 1,
          },
        ];
      }),
    ),
};

/** Glass nearer than 60 in to a tub or shower and lower than 60 in above its floor. */
export const B26: Rule = {
  code: 'B26',
  title: 'Safety glass at tub and shower',
  sources: [dwellingCode('R308.4.5')],
  check: (scene) =>
    inRooms(scene, 'tub', 'shower').flatMap(({ room, thing }) =>
      openingsNear(room, grown(boxOfThing(thing), inch(60))).flatMap(({ opening, at }): Hit[] => {
        if (
          opening.measures.glassArea === 0 ||
          opening.node.tempered === true ||
          !isShort(opening.node.sillTenths, inch(60))
        )
          return [];
        const off = minus(at, thing.middle);
        const beside = Math.max(0, Math.abs(dotOf(off, thing.right)) - thing.width / 2);
        const out = Math.max(0, Math.abs(dotOf(off, thing.front)) - thing.depth / 2);
        if (Math.hypot(beside, out) > inch(60)) return [];
        return [
          {
            tier: 'tip',
            text: `This glass near the ${thing.role} starts ${feet(opening.node.sillTenths)} up; order it tempered.`,
            nodeIds: [opening.id, thing.id],
            measured: opening.node.sillTenths,
            required: inch(60),
            line: lineBetween(at, faceOf(thing, 'back').from, opening.node.sillTenths),
            mend: changeOpening(scene.nodes, opening.id, { tempered: true }, 'Use tempered glass'),
          },
        ];
      }),
    ),
};
