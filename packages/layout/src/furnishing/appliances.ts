// What stands in, on and over the cabinets of a run, and what kind of product each becomes.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { inchesOf, type Spot, tenths } from '../drawing/measure.ts';
import type { Height, Params, Placement } from '../drawing/stand.ts';
import { laundryMachine } from './laundry-machine.ts';
import type { Part } from './parts.ts';

/** From the floor to the top of a cabinet and of its counter (34 1/2 in and 30 mm of stone). */
const CABINET = 34.5;
export const COUNTER = CABINET + inchesOf(300);
const FLOOR: Height = { bottom: 0 };

export interface RunPlace {
  readonly drawing: Drawing;
  readonly hostId: NodeId;
  readonly depth: number;
  readonly ceiling: number;
  readonly wallId: NodeId | null;
  /** A place of the run's back, `out` before it, by inches from its left end. */
  spot(along: number, out?: number): Spot;
  readonly hood: HoodWish;
}

/** What takes the steam: a hood to the ceiling, one under a cabinet, a microwave, or one over an island. */
export type HoodWish = 'wall' | 'under' | 'microwave' | 'island' | 'none';

function width(inches: number): Params {
  return { widthTenths: tenths(inches) };
}

/** Apron sinks stand out of the front; the others hang below the stone. */
function sinkPlace(place: RunPlace, along: number, params: Params): Placement {
  const isApron = params.mount === 'farmhouse';
  const top = isApron ? COUNTER - 0.25 : params.mount === 'drop-in' ? COUNTER + 0.3 : CABINET;
  return {
    spot: place.spot(along, isApron ? place.depth + 1.2 : place.depth - 1.6),
    by: 'front',
    height: { top },
  };
}

function putSink(place: RunPlace, part: Part, along: number): void {
  const { drawing, hostId } = place;
  const isPrep = part.word === 'prep';
  drawing.put({
    kind: 'kitchen-sink',
    params: isPrep
      ? { mount: 'bar', lengthTenths: tenths(16), widthTenths: tenths(14.75) }
      : { lengthTenths: tenths(Math.min(32, part.width - 4)) },
    hostId,
    role: isPrep ? 'prep-sink' : 'kitchen-sink',
    most: { lengthTenths: part.width - 2, widthTenths: 21 },
    place: ({ params }) => sinkPlace(place, along, params),
  });
  drawing.put({
    kind: 'kitchen-faucet',
    params: isPrep ? { form: 'bar', heightTenths: tenths(12) } : {},
    hostId,
    role: isPrep ? 'prep-faucet' : 'kitchen-faucet',
    place: { spot: place.spot(along, 1.4), by: 'back', height: { bottom: COUNTER } },
  });
}

function putHood(place: RunPlace, part: Part, along: number): void {
  const { drawing, ceiling, wallId } = place;
  const spot = place.spot(along);
  const wide = part.width;
  switch (place.hood) {
    case 'wall':
      drawing.put({
        kind: 'hood',
        params: { ...width(wide), heightTenths: tenths(Math.min(42, ceiling - 66)) },
        hostId: wallId,
        role: 'hood',
        allow: { form: ['chimney', 'pyramid', 'curved-glass', 'tapered', 'bell', 'box'] },
        place: ({ params }) => {
          const tall = inchesOf(Number(params.heightTenths));
          return { spot, by: 'back', height: { bottom: Math.max(66, ceiling - tall) } };
        },
        most: { heightTenths: ceiling - 65.9 },
      });
      break;
    case 'under':
      drawing.put({
        kind: 'hood',
        params: { ...width(wide), form: 'under-cabinet', heightTenths: tenths(8) },
        hostId: wallId,
        role: 'hood',
        allow: { form: ['under-cabinet'] },
        place: { spot, by: 'back', height: { top: 75 } },
      });
      break;
    case 'microwave':
      drawing.put({
        kind: 'microwave',
        params: width(wide),
        hostId: wallId,
        role: 'microwave',
        allow: { form: ['over-range'] },
        place: { spot, by: 'back', height: { top: 78 } },
      });
      break;
    case 'island':
      drawing.put({
        kind: 'hood',
        params: { ...width(42), form: 'island', heightTenths: tenths(41), depthTenths: tenths(26) },
        role: 'hood',
        allow: { form: ['island'] },
        place: {
          spot: place.spot(along, place.depth / 2),
          by: 'middle',
          height: { top: ceiling },
        },
      });
      break;
    default:
  }
}

function putOnFloor(
  place: RunPlace,
  given: {
    readonly kind: 'range' | 'refrigerator' | 'dishwasher' | 'wine-cooler' | 'laundry';
    readonly role: string;
    readonly params: Params;
    readonly allow?: Readonly<Record<string, readonly unknown[]>>;
    readonly most?: Readonly<Record<string, number>>;
    readonly along: number;
  },
): void {
  const isFlush = given.kind === 'dishwasher' || given.kind === 'wine-cooler';
  place.drawing.put({
    kind: given.kind,
    params: given.params,
    hostId: place.hostId,
    role: given.role,
    allow: given.allow ?? {},
    most: given.most ?? {},
    place: {
      spot: place.spot(given.along, isFlush ? place.depth + 0.9 : 1),
      by: isFlush ? 'front' : 'back',
      height: FLOOR,
    },
  });
}

/** Puts what a part holds at its middle, `along` from the run's left end. */
export function putPart(place: RunPlace, part: Part, along: number): void {
  const { drawing, hostId } = place;
  switch (part.word) {
    case 'sink':
    case 'prep':
      putSink(place, part, along);
      return;
    case 'range':
      putOnFloor(place, { kind: 'range', role: 'range', params: width(part.width), along });
      putHood(place, part, along);
      return;
    case 'cook':
      drawing.put({
        kind: 'cooktop',
        params: width(part.width),
        hostId,
        role: 'cooktop',
        allow: { form: ['drop-in'] },
        place: {
          spot: place.spot(along, place.depth / 2 + 0.6),
          by: 'middle',
          height: { bottom: COUNTER },
        },
      });
      putHood(place, part, along);
      return;
    case 'dw':
      putOnFloor(place, {
        kind: 'dishwasher',
        role: 'dishwasher',
        params: width(part.width),
        most: { heightTenths: CABINET },
        along,
      });
      return;
    case 'wine':
      putOnFloor(place, {
        kind: 'wine-cooler',
        role: 'wine-cooler',
        params: width(part.width),
        most: { heightTenths: CABINET },
        along,
      });
      return;
    case 'fridge':
      putOnFloor(place, {
        kind: 'refrigerator',
        role: 'refrigerator',
        params: width(part.width),
        allow: part.width < 33 ? {} : { layout: ['french-door', 'four-door', 'side-by-side'] },
        most: { heightTenths: 72 },
        along,
      });
      return;
    case 'washer':
    case 'dryer':
    case 'stack':
      putOnFloor(place, { ...laundryMachine(part.word, part.width - 1), along });
      return;
    case 'micro':
      drawing.put({
        kind: 'microwave',
        params: { ...width(part.width - 0.2), form: 'drawer', depthTenths: tenths(23) },
        hostId,
        role: 'microwave',
        allow: { form: ['drawer'] },
        most: { widthTenths: part.width },
        place: {
          spot: place.spot(along, place.depth + 0.8),
          by: 'front',
          height: { top: CABINET - 0.8 },
        },
      });
      return;
    case 'oven':
      drawing.put({
        kind: 'wall-oven',
        params: { ...width(30), layout: 'single', depthTenths: tenths(24) },
        hostId,
        role: 'wall-oven',
        allow: { widthTenths: [tenths(30)] },
        most: { widthTenths: part.width, depthTenths: 24.8 },
        place: {
          spot: place.spot(along, place.depth + 0.9),
          by: 'front',
          height: { bottom: 28 },
        },
      });
      return;
    default:
  }
}
