import { isOutdoors, type RoomUse } from '../../document/nodes/room.ts';
import { stepsOf } from '../../kinds/stair/steps.ts';
import { JAMB_MM, SASH_MM } from '../../openings/opening-measures.ts';
import { crossOf, directionOf, distanceOf, dotOf, minus } from '../../plane/points.ts';
import { inRooms } from '../bath/fixtures.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { isOperable, type OpeningFacts } from '../facts/opening-facts.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { numberParam, sideMiddle, textParam } from '../facts/thing.ts';
import { type Interval, joined, without } from '../intervals.ts';
import { narrowDoor } from '../kitchen/doors.ts';
import { changeOpening, changeParams } from '../mends.ts';
import { dwellingCode, type Hit, type Rule, type Source } from '../rule.ts';

const habitable: readonly RoomUse[] = ['living', 'dining', 'bedroom', 'office', 'kitchen'];

/** Figures that could not be confirmed advise only. */
function advised(section: string): Source {
  return { tier: 'recommended', edition: 'IRC 2021', section, confidence: 'unconfirmed' };
}

export const D1: Rule = {
  code: 'D1',
  title: 'Ceiling height',
  sources: [dwellingCode('R305.1')],
  check: (scene) =>
    scene.rooms
      .filter(({ node }) => habitable.includes(node.use) || node.use === 'hall')
      .filter(({ shape }) => isShort(shape.heightTenths, inch(84)))
      .map(
        ({ id, shape, box }): Hit => ({
          text: `The ceiling is ${feet(shape.heightTenths)} high; a room to live in needs ${feet(inch(84))}.`,
          nodeIds: [id],
          measured: shape.heightTenths,
          required: inch(84),
          line: lineBetween([box.minX, box.minY], [box.maxX, box.minY], shape.heightTenths),
        }),
      ),
};

export const D4: Rule = {
  code: 'D4',
  title: 'Door to the outside',
  sources: [advised('R311.2')],
  check(scene) {
    const doors = scene.openings.filter(({ node }) => node.style === 'door-entry');
    const hits = doors.flatMap((door) => narrowDoor(scene, door, 32) ?? []);
    // One wide way out is enough.
    return hits.length === doors.length ? hits.slice(0, 1) : [];
  },
};

interface Escape {
  readonly width: number;
  readonly height: number;
  readonly area: number;
}

/** The opening that a person can climb through. */
function escapeOf(opening: OpeningFacts): Escape {
  const { style, widthTenths, heightTenths } = opening.node;
  const frame = 20 * (JAMB_MM + SASH_MM);
  const w = Math.max(0, widthTenths - frame);
  const h = Math.max(0, heightTenths - frame);
  if (!isOperable(opening) || style === 'window-awning') return { width: 0, height: 0, area: 0 };
  const width = style === 'window-sliding' ? w / 2 : w;
  const height = style === 'window-double-hung' ? h / 2 : h;
  return { width, height, area: width * height };
}

const ESCAPE_AREA = 5.7 * 3048 ** 2;

/** A casement, which opens in full, of at least the least size. */
function largeEnough({ node }: OpeningFacts) {
  const frame = 20 * (JAMB_MM + SASH_MM);
  const high = Math.max(node.heightTenths - frame, inch(24));
  const wide = Math.max(node.widthTenths - frame, inch(20), ESCAPE_AREA / high);
  return {
    style: 'window-casement' as const,
    widthTenths: Math.ceil(wide + frame),
    heightTenths: Math.ceil(high + frame),
  };
}

function problemOf(
  opening: OpeningFacts,
): { why: string; measured: number; required: number } | null {
  const { width, height, area } = escapeOf(opening);
  const sill = opening.node.sillTenths;
  if (isShort(width, inch(20)))
    return {
      why: `opens ${feet(width)} wide, under 1' 8"`,
      measured: width,
      required: inch(20),
    };
  if (isShort(height, inch(24)))
    return {
      why: `opens ${feet(height)} high, under 2'`,
      measured: height,
      required: inch(24),
    };
  if (sill > inch(44) + 2)
    return {
      why: `starts ${feet(sill)} up, over 3' 8"`,
      measured: sill,
      required: inch(44),
    };
  if (area < ESCAPE_AREA * 0.9995)
    return {
      why: `opens ${(area / 3048 ** 2).toFixed(1)} sq ft, under 5.7`,
      measured: area,
      required: ESCAPE_AREA,
    };
  return null;
}

export const D5: Rule = {
  code: 'D5',
  title: 'Escape from bedrooms',
  sources: [dwellingCode('R310.2')],
  check: (scene) =>
    scene.rooms
      .filter(({ node }) => node.use === 'bedroom')
      .flatMap((room): Hit[] => {
        const leadsOut = room.openings.some(({ opening }) =>
          ['door-entry', 'door-french', 'door-sliding-glass'].includes(opening.node.style),
        );
        const windows = room.openings.filter(({ opening }) =>
          opening.node.style.startsWith('window-'),
        );
        const problems = windows.map(({ opening, at }) => ({
          opening,
          at,
          problem: problemOf(opening),
        }));
        if (leadsOut || problems.some(({ problem }) => problem === null)) return [];
        const [first] = problems.toSorted(
          (a, b) => escapeOf(b.opening).area - escapeOf(a.opening).area,
        );
        if (!first?.problem) {
          return [
            {
              text: 'The bedroom has no window to escape by in a fire; plan one.',
              nodeIds: [room.id],
              measured: 0,
              required: Math.round(ESCAPE_AREA),
            },
          ];
        }
        const { opening, problem, at } = first;
        const isHigh = opening.node.sillTenths > inch(44);
        return [
          {
            text: `The bedroom has no window to escape by: the best one ${problem.why}.`,
            nodeIds: [opening.id, room.id],
            measured: Math.round(problem.measured),
            required: Math.round(problem.required),
            line: lineBetween(at, opening.middle, opening.node.sillTenths),
            mend: changeOpening(
              scene.nodes,
              opening.id,
              isHigh ? { sillTenths: inch(44) } : largeEnough(opening),
              isHigh ? 'Lower the window' : 'Make the window a larger casement',
            ),
          },
        ];
      }),
};

export const D6: Rule = {
  code: 'D6',
  title: 'Steps of stairs',
  sources: [dwellingCode('R311.7.5')],
  check: (scene) =>
    inRooms(scene, 'stair').flatMap(({ thing }): Hit[] => {
      const tread = numberParam(thing, 'treadTenths');
      const riser = stepsOf(thing.params as Parameters<typeof stepsOf>[0]).riser * 10;
      if (riser > inch(7.75) + 2) {
        return [
          {
            text: `The steps are ${feet(riser)} high; keep them at ${feet(inch(7.75))} or less.`,
            nodeIds: [thing.id],
            measured: Math.round(riser),
            required: inch(7.75),
          },
        ];
      }
      if (!isShort(tread, inch(10))) return [];
      const front = sideMiddle(thing, 'front');
      return [
        {
          text: `The treads are ${feet(tread)} deep; make them at least ${feet(inch(10))}.`,
          nodeIds: [thing.id],
          measured: tread,
          required: inch(10),
          line: lineBetween(front, [
            front[0] - thing.front[0] * tread,
            front[1] - thing.front[1] * tread,
          ]),
          mend: changeParams(
            scene.nodes,
            thing.id,
            { treadTenths: inch(10) },
            `Make the treads ${feet(inch(10))} deep`,
          ),
        },
      ];
    }),
};

export const D7: Rule = {
  code: 'D7',
  title: 'Handrail',
  sources: [dwellingCode('R311.7.8')],
  check: (scene) =>
    inRooms(scene, 'stair').flatMap(({ thing }): Hit[] => {
      const { count } = stepsOf(thing.params as Parameters<typeof stepsOf>[0]);
      if (count < 4 || textParam(thing, 'railing') !== 'none') return [];
      return [
        {
          text: `These ${count} steps have no handrail; add one, 2' 10" to 3' 2" up.`,
          nodeIds: [thing.id],
          measured: 0,
          required: 1,
          mend: changeParams(scene.nodes, thing.id, { railing: 'right' }, 'Add a handrail'),
        },
      ];
    }),
};

export const D8: Rule = {
  code: 'D8',
  title: 'Guards',
  sources: [dwellingCode('R312.1')],
  check: (scene) =>
    scene.things
      .filter(({ role }) => role === 'railing')
      .flatMap((thing): Hit[] => {
        const height = numberParam(thing, 'heightTenths');
        if (!isShort(height, inch(36))) return [];
        return [
          {
            text: `This railing is ${feet(height)} high; a guard needs ${feet(inch(36))}.`,
            nodeIds: [thing.id],
            measured: height,
            required: inch(36),
            line: lineBetween(sideMiddle(thing, 'left'), sideMiddle(thing, 'right'), height),
            mend: changeParams(
              scene.nodes,
              thing.id,
              { heightTenths: inch(36) },
              `Raise the railing to ${feet(inch(36))}`,
            ),
          },
        ];
      }),
};

interface Gap {
  readonly length: number;
  readonly wallId: string | null;
}

const REACH = inch(72);

/** Along the walls around a room, corner after corner: doorways and open sides part the line. */
function wallLine(room: RoomFacts) {
  let start = 0;
  const edges = room.shape.edges.map((edge) => {
    const length = distanceOf(edge.from, edge.to);
    const placed = { edge, start, length };
    start += length;
    return placed;
  });
  return { edges, length: start };
}

/** The longest stretch of wall that no receptacle serves. */
function unserved(room: RoomFacts): Gap | null {
  const { edges, length: whole } = wallLine(room);
  const breaks: Interval[] = [];
  const plugs: number[] = [];
  for (const { edge, start, length } of edges) {
    const direction = directionOf(edge.from, edge.to);
    if (edge.kind === 'open') breaks.push([start, start + length]);
    for (const { opening, at } of room.openings) {
      if (!opening.isWay || opening.node.wallId !== edge.wallId) continue;
      const middle = start + dotOf(minus(at, edge.from), direction);
      breaks.push([middle - opening.node.widthTenths / 2, middle + opening.node.widthTenths / 2]);
    }
    for (const { role, params, middle } of room.things) {
      if (role !== 'receptacle' || (params.device !== 'duplex' && params.device !== 'gfci'))
        continue;
      const off = minus(middle, edge.from);
      const x = dotOf(off, direction);
      if (x < 0 || x > length || Math.abs(crossOf(direction, off)) > inch(6)) continue;
      plugs.push(start + x);
    }
  }
  // The line is closed: what lies before its start is what lies before its end.
  const around = (at: number) => [at - whole, at, at + whole];
  let worst: Gap | null = null;
  const served = joined(plugs.flatMap(around).map((at): Interval => [at - REACH, at + REACH]));
  for (const [from, to] of without([[0, whole]], joined(breaks))) {
    // Pieces of wall narrower than 2 ft need none.
    if (to - from < inch(24)) continue;
    for (const [a, b] of without([[from, to]], served)) {
      if (b - a <= Math.max(2, worst?.length ?? 0)) continue;
      const middle = (a + b) / 2;
      const on = edges.find(({ start, length }) => middle >= start && middle <= start + length);
      worst = { length: b - a, wallId: on?.edge.wallId ?? null };
    }
  }
  return worst;
}

export const D9: Rule = {
  code: 'D9',
  title: 'Receptacles along walls',
  sources: [dwellingCode('E3901.2')],
  check: (scene) =>
    scene.rooms
      .filter(
        ({ node }) =>
          habitable.includes(node.use) && node.use !== 'kitchen' && !isOutdoors(node.use),
      )
      // Without any electrics in the drawing there is nothing to check.
      .filter(({ things }) => things.some(({ role }) => role === 'receptacle'))
      .flatMap((room): Hit[] => {
        const gap = unserved(room);
        if (!gap) return [];
        return [
          {
            text: `${feet(gap.length)} of this wall is over ${feet(inch(72))} from a receptacle; add one there.`,
            nodeIds: [...(gap.wallId ? [gap.wallId] : []), room.id],
            measured: Math.round(gap.length),
            required: 0,
          },
        ];
      }),
};
