import { isOutdoors } from '../../document/nodes/room.ts';
import { along, distanceOf, dotOf, minus, times } from '../../plane/points.ts';
import { inRooms } from '../bath/fixtures.ts';
import { type Ahead, clearAhead, lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { around, ofRole, thingsNear } from '../facts/near.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { type Face, faceOf, numberParam, sideMiddle, type Thing } from '../facts/thing.ts';
import { clearBeside, isMinor } from '../free-sides.ts';
import { moveItem } from '../mends.ts';
import { nameOf } from '../naming.ts';
import { type Checked, type Hit, livingSources, type Rule } from '../rule.ts';

interface Two {
  readonly hard: number;
  readonly preferred: number;
}

/** A clear length against the hard and the preferred figure. */
function held(
  ahead: Ahead,
  { hard, preferred }: Two,
  text: (required: number) => string,
  ids: readonly string[],
): Hit[] {
  const isTight = isShort(ahead.distance, inch(hard));
  if (!isTight && !isShort(ahead.distance, inch(preferred))) return [];
  const required = inch(isTight ? hard : preferred);
  return [
    {
      tier: isTight ? 'recommended' : 'tip',
      text: text(required),
      nodeIds: [...ids, ...(ahead.obstacle ? [ahead.obstacle.id] : [])],
      measured: Math.round(ahead.distance),
      required,
      line: ahead.line,
    },
  ];
}

/** The foot end's part of a bed's side: nightstands stand beside its head. */
function bedside(bed: Thing, side: 'left' | 'right'): Face {
  const { from, to, out } = faceOf(bed, side);
  const isFrontFirst = dotOf(minus(from, to), bed.front) > 0;
  const [foot, head] = isFrontFirst ? [from, to] : [to, from];
  const part = along(foot, bed.front, -distanceOf(foot, head) * 0.6);
  return isFrontFirst ? { from: foot, to: part, out } : { from: part, to: foot, out };
}

/** A side set against something on purpose. */
const FLUSH = inch(4);

function bedHits(scene: Checked, bed: Thing): Hit[] {
  const around = (face: Face): Ahead =>
    clearAhead(scene.obstacles, {
      levelId: bed.node.levelId,
      face,
      reach: inch(48),
      ignore: (one) =>
        one.id === bed.id || scene.thing(one.id)?.node.hostId === bed.id || isMinor(scene, one),
    });
  const say = (required: number, has: Ahead, where: string) =>
    `There is ${feet(has.distance)} ${where}; leave ${feet(required)} to make it.`;
  const sides = (['left', 'right'] as const).map((side) => around(bedside(bed, side)));
  const size = String(bed.params.size ?? '');
  const isSmall = size.startsWith('twin') || size === '' || bed.node.kind === 'crib';
  const flush = sides.filter(({ distance }) => distance < FLUSH);
  // A narrow bed may stand with one side to the wall.
  const asked = isSmall && flush.length === 1 ? sides.filter((one) => !flush.includes(one)) : sides;
  const two = { hard: 24, preferred: 30 };
  const foot = around(faceOf(bed, 'front'));
  return [
    ...asked.flatMap((one) =>
      held(one, two, (required) => say(required, one, 'beside the bed'), [bed.id]),
    ),
    ...held(foot, two, (required) => say(required, foot, 'at the foot of the bed'), [bed.id]),
  ];
}

export const L1: Rule = {
  code: 'L1',
  title: 'Around the bed',
  sources: livingSources,
  check: (scene) => inRooms(scene, 'bed').flatMap(({ thing }) => bedHits(scene, thing)),
};

/** The first thing of a role right before another. */
function before(scene: Checked, room: RoomFacts, thing: Thing, role: string, reach: number) {
  const ahead = clearAhead(scene.obstacles, {
    levelId: room.levelId,
    face: faceOf(thing, 'front'),
    reach,
    ignore: ({ id }) => scene.thing(id)?.role !== role,
  });
  return ahead.obstacle ? { ahead, other: scene.thing(ahead.obstacle.id) } : null;
}

export const L2: Rule = {
  code: 'L2',
  title: 'Sofa to coffee table',
  sources: livingSources,
  check: (scene) =>
    inRooms(scene, 'sofa').flatMap(({ room, thing }): Hit[] => {
      const found = before(scene, room, thing, 'coffee-table', inch(36));
      if (!found?.other) return [];
      const { distance, line } = found.ahead;
      const isTight = isShort(distance, inch(12));
      const isClose = isShort(distance, inch(14));
      if (!isClose && distance <= inch(18) + 2) return [];
      const required = inch(isTight ? 12 : isClose ? 14 : 18);
      const by = times(thing.front, inch(16) - distance);
      return [
        {
          tier: isTight ? 'recommended' : 'tip',
          text: `The table is ${feet(distance)} from the sofa; keep it ${feet(inch(14))} to ${feet(inch(18))} away.`,
          nodeIds: [found.other.id, thing.id],
          measured: Math.round(distance),
          required,
          line,
          mend: moveItem(scene.nodes, found.other.id, by, 'Move the table'),
        },
      ];
    }),
};

const screens = ofRole('screen');

export const L3: Rule = {
  code: 'L3',
  title: 'Sofa to screen',
  sources: livingSources,
  check: (scene) =>
    inRooms(scene, 'sofa').flatMap(({ room, thing }) =>
      thingsNear(room, screens, room.box).flatMap((screen): Hit[] => {
        const to = minus(screen.middle, thing.middle);
        const distance = dotOf(to, thing.front);
        if (distance <= 0 || Math.abs(dotOf(to, thing.right)) > distance) return [];
        const diagonal = numberParam(screen, 'diagonalTenths');
        const [near, far] = [diagonal * 1.2, diagonal * 1.6];
        const isHard = isShort(distance, inch(60));
        if (!isHard && !isShort(distance, near) && distance <= far + 2) return [];
        const required = isHard ? inch(60) : distance < near ? near : far;
        return [
          {
            tier: isHard ? 'recommended' : 'tip',
            text: `The screen is ${feet(distance)} from the sofa; for its size, keep ${feet(Math.max(near, inch(60)))} to ${feet(Math.max(far, inch(60)))}.`,
            nodeIds: [thing.id, screen.id],
            measured: Math.round(distance),
            required: Math.round(required),
            line: lineBetween(thing.middle, screen.middle),
          },
        ];
      }),
    ),
};

function frontRule(
  code: string,
  title: string,
  role: string,
  two: Two,
  text: (thing: Thing, has: number, required: number) => string,
): Rule {
  return {
    code,
    title,
    sources: livingSources,
    check: (scene) =>
      inRooms(scene, role).flatMap(({ thing }) => {
        const ahead = clearBeside(scene, thing, 'front', inch(60));
        return held(ahead, two, (required) => text(thing, ahead.distance, required), [thing.id]);
      }),
  };
}

export const L4 = frontRule(
  'L4',
  'In front of a wardrobe',
  'wardrobe',
  { hard: 32, preferred: 36 },
  (thing, has, required) =>
    `There is ${feet(has)} in front of the ${thing.card.label.toLowerCase()}; leave ${feet(required)} to open it.`,
);

export const L6 = frontRule(
  'L6',
  'Behind a desk',
  'desk',
  { hard: 32, preferred: 32 },
  (_, has, required) =>
    `There is ${feet(has)} behind the desk; leave ${feet(required)} for a chair to roll back.`,
);

const tables = ofRole('table', 'desk');

/** The edge of the table that a chair stands at, across the chair's width. */
function tableEdge(scene: Checked, room: RoomFacts, chair: Thing): Face | null {
  const back = times(chair.front, -1);
  let best: number | null = null;
  for (const table of thingsNear(room, tables, around(chair.middle, inch(30)))) {
    const reach = (table.width + table.depth) / 2 + inch(30);
    if (distanceOf(table.middle, chair.middle) > reach) continue;
    const edge = (['front', 'back', 'left', 'right'] as const).find(
      (side) => dotOf(faceOf(table, side).out, back) > 0.9,
    );
    if (!edge) continue;
    const face = faceOf(table, edge);
    const out = dotOf(minus(face.from, chair.middle), back);
    const beside = Math.abs(dotOf(minus(sideMiddle(table, edge), chair.middle), chair.right));
    if (Math.abs(out) < inch(30) && beside < distanceOf(face.from, face.to) / 2) best = out;
  }
  if (best === null || !scene.nodes[chair.id]) return null;
  const middle = along(chair.middle, back, best);
  const [a, b] = [
    along(middle, chair.right, -chair.width / 2),
    along(middle, chair.right, chair.width / 2),
  ];
  return { from: a, to: b, out: back };
}

export const L5: Rule = {
  code: 'L5',
  title: 'Chairs pulled out',
  sources: livingSources,
  check: (scene) =>
    inRooms(scene, 'chair').flatMap(({ room, thing }): Hit[] => {
      const face = tableEdge(scene, room, thing);
      if (!face) return [];
      const ahead = clearAhead(scene.obstacles, {
        levelId: room.levelId,
        face,
        reach: inch(60),
        ignore: (one) =>
          isMinor(scene, one) || ['table', 'desk'].includes(scene.thing(one.id)?.role ?? ''),
      });
      return held(
        ahead,
        { hard: 24, preferred: 36 },
        (required) =>
          `There is ${feet(ahead.distance)} behind this chair; leave ${feet(required)} to pull it out.`,
        [thing.id],
      );
    }),
};

/** Rooms with plumbing have things in front of their windows on purpose. */
function isLived({ node }: RoomFacts): boolean {
  return ['living', 'dining', 'bedroom', 'office', 'other', 'entry'].includes(node.use);
}

export const L9: Rule = {
  code: 'L9',
  title: 'In front of windows',
  sources: [livingSources[0]],
  check: (scene) =>
    scene.rooms.filter(isLived).flatMap((room) =>
      room.openings
        .filter(({ opening }) => opening.node.style.startsWith('window-'))
        .flatMap(({ opening, at, inward }): Hit[] => {
          const half = opening.node.widthTenths / 2;
          const limit = opening.node.sillTenths + inch(2);
          const ahead = clearAhead(scene.obstacles, {
            levelId: room.levelId,
            face: {
              from: along(at, opening.direction, -half),
              to: along(at, opening.direction, half),
              out: inward,
            },
            reach: inch(12),
            bottom: limit + 2,
            top: opening.node.sillTenths + opening.node.heightTenths,
            ignore: (one) =>
              one.what === 'wall' || isMinor(scene, one) || scene.thing(one.id)?.role === 'light',
          });
          const { obstacle } = ahead;
          if (!obstacle) return [];
          return [
            {
              text: `The ${nameOf(scene, obstacle.id)} is ${feet(obstacle.top - opening.node.sillTenths)} above the sill of the window behind it; move it aside.`,
              nodeIds: [obstacle.id, opening.id],
              measured: Math.round(obstacle.top),
              required: limit,
              line: ahead.line,
            },
          ];
        }),
    ),
};

const seat = ofRole('sofa', 'lounge-chair');

/** Between the fronts of two seats that face each other; null for others. Back to back is no conversation. */
function talkDistance(a: Thing, b: Thing): number | null {
  if (a === b || dotOf(a.front, b.front) > -0.5) return null;
  const [from, to] = [sideMiddle(a, 'front'), sideMiddle(b, 'front')];
  return dotOf(minus(to, from), a.front) <= 0 ? null : distanceOf(from, to);
}

/** Seats further from each other belong to different groups. */
const GROUP_REACH = inch(240);

/** The nearest seat of its group that faces a seat. */
function partnerOf(room: RoomFacts, a: Thing): Thing | null {
  const near = thingsNear(room, seat, around(sideMiddle(a, 'front'), GROUP_REACH));
  let best: { readonly thing: Thing; readonly distance: number } | null = null;
  for (const thing of near) {
    const distance = talkDistance(a, thing);
    if (distance === null || distance > GROUP_REACH) continue;
    if (!best || distance < best.distance) best = { thing, distance };
  }
  return best?.thing ?? null;
}

export const L10: Rule = {
  code: 'L10',
  title: 'Seats to talk',
  sources: [livingSources[1]],
  *check(scene) {
    for (const room of scene.rooms.filter(({ node }) => !isOutdoors(node.use))) {
      const seen = new Set<string>();
      for (const one of room.things.filter(seat.is)) {
        const partner = partnerOf(room, one);
        if (!partner) continue;
        const [a, b] = one.id < partner.id ? [one, partner] : [partner, one];
        const key = `${a.id} ${b.id}`;
        const distance = distanceOf(sideMiddle(a, 'front'), sideMiddle(b, 'front'));
        const isNear = isShort(distance, inch(48));
        if (seen.has(key) || (!isNear && distance <= inch(96) + 2)) continue;
        seen.add(key);
        const required = inch(isNear ? 48 : 96);
        yield {
          tier: 'tip',
          text: `These seats are ${feet(distance)} apart; keep ${feet(inch(48))} to ${feet(inch(96))} to talk easily.`,
          nodeIds: [b.id, a.id],
          measured: Math.round(distance),
          required,
          line: lineBetween(sideMiddle(a, 'front'), sideMiddle(b, 'front')),
          mend: moveItem(
            scene.nodes,
            b.id,
            times(b.front, distance - required),
            isNear ? 'Move it away' : 'Move it closer',
          ),
        };
      }
    }
  },
};
