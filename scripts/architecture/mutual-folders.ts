/**
 * Folders that still import each other, in alphabetical order. Remove a pair that is gone; none may
 * be added.
 */
export const MUTUAL_FOLDERS: readonly string[] = [
  'apps/server/src/features/cart <-> apps/server/src/features/cart/store',
  'apps/server/src/features/catalog <-> apps/server/src/features/catalog/media',
  'apps/server/src/features/catalog/media <-> apps/server/src/features/catalog/sheet',
  'apps/server/src/features/checkout <-> apps/server/src/features/checkout/store',
  'bench <-> bench/scenarios',
  'db/demo <-> db/demo/fixtures',
  'db/demo <-> db/demo/people',
  'db/demo <-> db/demo/rooms',
  'db/demo <-> db/demo/surfaces',
  'db/demo <-> db/demo/taxonomy',
  'db/demo <-> db/demo/trade',
  'db/demo/rooms <-> db/demo/rooms/author',
  'packages/scene/src/document <-> packages/scene/src/document/nodes',
  'packages/scene/src/materials <-> packages/scene/src/materials/painters',
  'packages/scene/src/materials <-> packages/scene/src/materials/presets',
];
