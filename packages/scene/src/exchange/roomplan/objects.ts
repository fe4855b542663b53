// Things that a scan has found, as the nearest of our kinds at the nearest of their sizes.

import type { NodeOf } from '../../document/node.ts';
import { cardOf } from '../../kinds/card-of.ts';
import type { KindId } from '../../kinds/registry.generated.ts';
import { stairParams } from '../../kinds/stair/schema.ts';
import { stepsOf } from '../../kinds/stair/steps.ts';
import { LEVEL_ID } from '../plan/build-plan.ts';

/** Tenths. */
interface ObjectSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** A kind for each category of RoomPlan; by size where one word stands for several things. */
function kindOf(category: string, { width, height }: ObjectSize): KindId | null {
  switch (category) {
    case 'storage':
      return height > 15_000 ? 'wardrobe' : width < 7_000 ? 'nightstand' : 'sideboard';
    case 'table':
      return height > 6_000 ? 'dining-table' : width < 8_000 ? 'side-table' : 'coffee-table';
    case 'refrigerator':
    case 'bed':
    case 'toilet':
    case 'bathtub':
    case 'dishwasher':
    case 'sofa':
    case 'fireplace':
      return category;
    case 'stove':
      return 'range';
    case 'oven':
      return 'wall-oven';
    case 'washerDryer':
      return 'laundry';
    case 'sink':
      return 'pedestal-sink';
    case 'chair':
      return 'dining-chair';
    case 'stairs':
      return 'stair';
    case 'television':
      return 'tv';
    default:
      return null;
  }
}

/** The nearest mattress to a width between its long sides. */
function bedSize({ width, depth }: ObjectSize): string {
  const across = Math.min(width, depth);
  if (across < 11_500) return 'twin';
  if (across < 14_600) return 'full';
  return across < 17_300 ? 'queen' : 'king';
}

function requestedOf(kind: KindId, size: ObjectSize): Record<string, unknown> {
  if (kind === 'bed') return { size: bedSize(size) };
  if (kind === 'tv') return { diagonalTenths: Math.round(Math.hypot(size.width, size.height)) };
  const { width, height, depth } = size;
  if (kind === 'bathtub') {
    const [lengthTenths, widthTenths] = [Math.max(width, depth), Math.min(width, depth)];
    return { lengthTenths, widthTenths, heightTenths: height };
  }
  if (kind === 'stair') {
    const { count } = stepsOf({ ...stairParams.parse({}), riseTenths: height });
    const treadTenths = Math.round(depth / Math.max(1, count - 1));
    return { widthTenths: width, riseTenths: height, treadTenths };
  }
  return { widthTenths: width, heightTenths: height, depthTenths: depth };
}

/** The requested params that the kind has and allows; its defaults for the others. */
function paramsOf(kind: KindId, requested: Readonly<Record<string, unknown>>) {
  const schema = cardOf(kind).params;
  let left = { ...requested };
  for (let i = 0; i <= Object.keys(requested).length; i++) {
    const read = schema.safeParse(left);
    if (read.success) return read.data;
    const wrong = new Set(
      read.error.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
      ),
    );
    left = Object.fromEntries(Object.entries(left).filter(([key]) => !wrong.has(key)));
  }
  return schema.parse({});
}

export interface PlacedObject {
  readonly category: string;
  readonly size: ObjectSize;
  /** Middle of its footprint, tenths. */
  readonly position: readonly [x: number, y: number];
  readonly bottom: number;
  readonly rotationTenthsDeg: number;
}

/** The item of a scanned thing; null where we have no kind for it. */
export function itemOf(object: PlacedObject): NodeOf<'item'> | null {
  const kind = kindOf(object.category, object.size);
  if (!kind) return null;
  const params = paramsOf(kind, requestedOf(kind, object.size));
  const mount = cardOf(kind).mount(params);
  const { rotationTenthsDeg: turned, size, position } = object;
  const angle = (turned * Math.PI) / 1800;
  // The origin of what hangs lies in its back and in the middle of its height.
  const back = mount === 'wall' ? size.depth / 2 : 0;
  const up = mount === 'wall' ? size.height / 2 : 0;
  const isFloor = mount === 'floor';
  return {
    type: 'item',
    levelId: LEVEL_ID,
    kind,
    params,
    finishes: {},
    coverings: {},
    sku: null,
    position: [
      Math.round(position[0] - Math.sin(angle) * back),
      Math.round(position[1] + Math.cos(angle) * back),
    ],
    elevationTenths: isFloor ? 0 : Math.max(0, Math.round(object.bottom + up)),
    rotationTenthsDeg: turned,
    hostId: null,
    groupId: null,
    locked: false,
  };
}
