import type { RoomUse } from '../../document/nodes/room.ts';
import { feet, inch } from '../facts/inch.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import type { Hit, Rule, Source } from '../rule.ts';
import { areaAtWidth, narrowestWidth } from './clear-width.ts';

/** Kitchens may be of any size. */
const sized: readonly RoomUse[] = ['living', 'dining', 'bedroom', 'office'];
const SQUARE_FOOT = 3048 ** 2;
const FLOOR = 70 * SQUARE_FOOT;
const ACROSS = inch(84);
const HALL = inch(36);
/** Measures are compared with as much forgiveness as elsewhere. */
const SLACK = 2;

/** Figures that could not be confirmed advise only. */
function advised(section: string): Source {
  return { tier: 'recommended', edition: 'IRC 2021', section, confidence: 'unconfirmed' };
}

function checkSize(room: RoomFacts): Hit[] {
  if (room.area < FLOOR * 0.999) {
    const has = (room.area / SQUARE_FOOT).toFixed(1);
    return [
      {
        text: `The room has ${has} square feet; plan at least 70 to live in.`,
        nodeIds: [room.id],
        measured: Math.round(room.area),
        required: FLOOR,
      },
    ];
  }
  // An alcove beside a room that is wide enough takes nothing from it.
  if (areaAtWidth(room, ACROSS) >= FLOOR * 0.999) return [];
  const narrow = narrowestWidth(room, ACROSS - SLACK);
  if (!narrow) return [];
  return [
    {
      text: `The room is ${feet(narrow.width)} across; plan at least ${feet(ACROSS)}.`,
      nodeIds: [room.id],
      measured: Math.round(narrow.width),
      required: ACROSS,
      line: narrow.line,
    },
  ];
}

export const D2: Rule = {
  code: 'D2',
  title: 'Size of rooms',
  sources: [advised('R304.1, R304.2')],
  check: (scene) => scene.rooms.filter(({ node }) => sized.includes(node.use)).flatMap(checkSize),
};

export const D3: Rule = {
  code: 'D3',
  title: 'Width of halls',
  sources: [advised('R311.6')],
  check: (scene) =>
    scene.rooms
      .filter(({ node }) => node.use === 'hall')
      .flatMap((room): Hit[] => {
        const narrow = narrowestWidth(room, HALL - SLACK);
        if (!narrow) return [];
        return [
          {
            text: `The hall is ${feet(narrow.width)} wide; plan at least ${feet(HALL)}.`,
            nodeIds: [room.id],
            measured: Math.round(narrow.width),
            required: HALL,
            line: narrow.line,
          },
        ];
      }),
};
