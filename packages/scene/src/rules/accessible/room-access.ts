import { isOutdoors } from '../../document/nodes/room.ts';
import { along, middleOf } from '../../plane/points.ts';
import { areaOf, clipConvex, type Point, type Polygon } from '../../plane/polygon.ts';
import { isWithin } from '../../plane/region.ts';
import { bathsOf, inRooms, nameOf } from '../bath/fixtures.ts';
import { clearAhead, lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { boxOf } from '../facts/obstacles.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { faceOf, type Thing } from '../facts/thing.ts';
import { freeCircle } from '../free-circle.ts';
import { isMinor } from '../free-sides.ts';
import { narrowDoor } from '../kitchen/doors.ts';
import { changeItem } from '../mends.ts';
import { accessCode, type Checked, type Hit, type Rule } from '../rule.ts';
import { cellPoint, walkGrid } from '../walkways.ts';
import { narrowWays } from '../ways.ts';
import { isKitchen } from '../work-centers.ts';

/** A T of 60 x 60 with arms 36 wide fits somewhere: a bar of 60 x 36 and a stem of 36 x 24. */
function hasTurningT(scene: Checked, room: RoomFacts): boolean {
  const grid = walkGrid(scene, room);
  const isFree = (minX: number, minY: number, maxX: number, maxY: number): boolean => {
    const area: Polygon = [
      [minX, minY],
      [maxX, minY],
      [maxX, maxY],
      [minX, maxY],
    ];
    if (!area.every((point) => isWithin(room.shape.inner, point))) return false;
    return !grid.index.near({ minX, minY, maxX, maxY }).some(({ points, isWall }) => {
      const box = boxOf(points);
      if (box.minX >= maxX || box.maxX <= minX || box.minY >= maxY || box.maxY <= minY)
        return false;
      return isWall || areaOf(clipConvex(points, area)) > 400;
    });
  };
  const [half, deep, arm] = [inch(30), inch(36), inch(18)];
  for (let index = 0; index < grid.clear.length; index += 2) {
    if ((grid.clear[index] ?? -1) < inch(12)) continue;
    const [x, y] = cellPoint(grid, index);
    for (const sign of [1, -1]) {
      const [a, b, c] = [0, sign * deep, sign * inch(60)];
      const lying =
        isFree(x - half, y + Math.min(a, b), x + half, y + Math.max(a, b)) &&
        isFree(x - arm, y + Math.min(b, c), x + arm, y + Math.max(b, c));
      const upright =
        isFree(x + Math.min(a, b), y - half, x + Math.max(a, b), y + half) &&
        isFree(x + Math.min(b, c), y - arm, x + Math.max(b, c), y + arm);
      if (lying || upright) return true;
    }
  }
  return false;
}

export const A1: Rule = {
  code: 'A1',
  title: 'Room to turn',
  sources: [accessCode('304.3')],
  check(scene) {
    const across = scene.limits.turningCircle;
    if (across === null) return [];
    const rooms = new Set([...bathsOf(scene), ...scene.rooms.filter(isKitchen)]);
    return [...rooms].flatMap((room): Hit[] => {
      const circle = freeCircle(scene, room);
      const has = (circle?.radius ?? 0) * 2;
      if (!circle || !isShort(has, inch(across) - 20) || hasTurningT(scene, room)) return [];
      const { middle, radius } = circle;
      return [
        {
          text: `The largest free circle is ${feet(has)} across; leave ${feet(inch(across))} to turn a wheelchair.`,
          nodeIds: [room.id],
          measured: Math.round(has),
          required: inch(across),
          line: lineBetween(
            [middle[0] - radius, middle[1]],
            [middle[0] + radius, middle[1]],
            inch(30),
          ),
        },
      ];
    });
  },
};

const used: readonly string[] = [
  'sink',
  'range',
  'cooktop',
  'refrigerator',
  'dishwasher',
  'oven',
  'lavatory',
];

function clearFloor(
  scene: Checked,
  thing: Thing,
  width: number,
  depth: number,
): { depth: number; to?: string } {
  const front = faceOf(thing, 'front');
  const run = scene.run(thing.node.hostId ?? '');
  // Basins lie within their counter: floor begins at the cabinets' front.
  const host = run && (thing.role === 'sink' || thing.role === 'cooktop') ? run : null;
  const middle = middleOf(front.from, front.to);
  const ahead = clearAhead(scene.obstacles, {
    levelId: thing.node.levelId,
    face: {
      from: along(middle, thing.right, width / 2),
      to: along(middle, thing.right, -width / 2),
      out: thing.front,
    },
    reach: depth + inch(12),
    ignore: (one) =>
      one.id === thing.id ||
      one.id === host?.id ||
      one.id === thing.node.hostId ||
      isMinor(scene, one) ||
      one.bottom > inch(30),
  });
  return { depth: ahead.distance, ...(ahead.obstacle ? { to: ahead.obstacle.id } : {}) };
}

export const A2: Rule = {
  code: 'A2',
  title: 'Clear floor at fixtures and appliances',
  sources: [accessCode('305.3')],
  check(scene) {
    const asked = scene.limits.clearFloor;
    if (!asked) return [];
    const { width, depth } = asked;
    return inRooms(scene, ...used).flatMap(({ thing }): Hit[] => {
      const forward = clearFloor(scene, thing, inch(width), inch(depth));
      const aside = clearFloor(scene, thing, inch(depth), inch(width));
      if (!isShort(forward.depth, inch(depth)) || !isShort(aside.depth, inch(width))) return [];
      const front = faceOf(thing, 'front');
      const middle = middleOf(front.from, front.to);
      return [
        {
          text: `There is ${feet(forward.depth)} of floor at the ${nameOf(thing)}; leave ${feet(inch(width))} by ${feet(inch(depth))} for a wheelchair.`,
          nodeIds: [thing.id, ...(forward.to ? [forward.to] : [])],
          measured: Math.round(forward.depth),
          required: inch(depth),
          line: lineBetween(middle, along(middle, thing.front, forward.depth)),
        },
      ];
    });
  },
};

export const A3: Rule = {
  code: 'A3',
  title: 'Accessible route',
  sources: [accessCode('403.5.1')],
  check(scene) {
    const { route } = scene.limits;
    if (route === null) return [];
    return scene.rooms
      .filter(({ node }) => !isOutdoors(node.use))
      .flatMap((room) =>
        narrowWays(scene, room, inch(route)).map(
          ({ width, line, ids }): Hit => ({
            text: `The way narrows to ${feet(width)}; leave ${feet(inch(route))} for a wheelchair.`,
            nodeIds: ids,
            measured: Math.round(width),
            required: inch(route),
            line,
          }),
        ),
      );
  },
};

export const A4: Rule = {
  code: 'A4',
  title: 'Clear width of doors',
  sources: [accessCode('404.2.3')],
  check(scene) {
    const min = scene.limits.doorCode;
    if (min === null) return [];
    return scene.openings
      .filter(
        ({ isWay, node }) => isWay && node.style !== 'door-garage' && node.style !== 'door-bifold',
      )
      .flatMap((opening) => narrowDoor(scene, opening, min) ?? []);
  },
};

const handled: readonly string[] = [
  'electrical-receptacle',
  'paper-holder',
  'towel-bar',
  'robe-hooks',
  'thermostat',
];

export const A5: Rule = {
  code: 'A5',
  title: 'Reach',
  sources: [accessCode('308')],
  check(scene) {
    const { reach } = scene.limits;
    if (!reach) return [];
    return scene.things
      .filter(({ node, mount }) => handled.includes(node.kind) && mount === 'wall')
      .flatMap((thing): Hit[] => {
        const height = thing.node.elevationTenths;
        const isLow = isShort(height, inch(reach.low));
        if (!isLow && height <= inch(reach.high) + 2) return [];
        const required = inch(isLow ? reach.low : reach.high);
        return [
          {
            text: `${feet(height)} is out of reach from a wheelchair; keep it ${feet(inch(reach.low))} to ${feet(inch(reach.high))} up.`,
            nodeIds: [thing.id],
            measured: height,
            required,
            line: lineBetween(faceOf(thing, 'left').from, faceOf(thing, 'right').to, height),
            mend: changeItem(
              scene.nodes,
              thing.id,
              { elevationTenths: required },
              isLow ? 'Raise it into reach' : 'Lower it into reach',
            ),
          },
        ];
      });
  },
};

/** Ends of a face moved in plan; used for floors as wide as a wheelchair. */
export function strip(middle: Point, right: Point, width: number, out: Point) {
  return { from: along(middle, right, width / 2), to: along(middle, right, -width / 2), out };
}
