import { receptacles, type Spacing } from '../furnishing/outlets.ts';
import type { Floor } from '../groups/floor.ts';
import type { DrawScene, Group, Stand } from '../groups/group.ts';
import type { Walk } from '../groups/walk.ts';
import type { Purpose, RoomWishes } from '../groups/wishes.ts';
import { bathExtra, bathGroups, finishBath } from './bath.ts';
import { bedroomGroups, finishBedroom } from './bedroom.ts';
import { diningGroups, finishDining } from './dining.ts';
import { entryGroups, finishEntry } from './entry.ts';
import { finishLaundry, laundryExtra, laundryGroups } from './laundry.ts';
import { finishLiving, livingGroups } from './living.ts';
import { finishOffice, officeGroups } from './office.ts';
import { finishOutdoor, outdoorExtra, outdoorGroups } from './outdoor.ts';

interface PurposeOf {
  /** In the order of their importance. */
  groups(floor: Floor, wishes: RoomWishes): Group[];
  /** What an arrangement costs beyond its stands. */
  extra(stands: readonly Stand[]): number;
  /** What its ways cost. */
  ways(walk: Walk): number;
  /** Lights and what hangs on walls, after the groups are drawn. */
  finish(scene: DrawScene): void;
  /** Receptacles along walls are asked of rooms indoors. */
  readonly isOutdoors?: boolean;
}

const MISSED = 60;
/** Floor that nobody gets to is lost. */
const lost = ({ reached }: Walk) => (1 - reached) * 150;
const narrow = (walk: Walk) =>
  lost(walk) + (walk.throughWidth < 32 ? MISSED : walk.throughWidth < 36 ? 4 : 0);
const dressing = (walk: Walk) =>
  lost(walk) + (walk.widest < 42 ? MISSED : walk.widest < 48 ? 4 : 0);

export const byPurpose: Readonly<Record<Purpose, PurposeOf>> = {
  bath: {
    ...{ groups: bathGroups, extra: bathExtra, ways: dressing },
    finish: (scene) => finishBath(scene, false),
  },
  'powder-room': {
    ...{ groups: bathGroups, extra: bathExtra, ways: lost },
    finish: (scene) => finishBath(scene, true),
  },
  bedroom: { groups: bedroomGroups, extra: () => 0, ways: narrow, finish: finishBedroom },
  living: { groups: livingGroups, extra: () => 0, ways: narrow, finish: finishLiving },
  dining: { groups: diningGroups, extra: () => 0, ways: narrow, finish: finishDining },
  office: { groups: officeGroups, extra: () => 0, ways: narrow, finish: finishOffice },
  entry: { groups: entryGroups, extra: () => 0, ways: narrow, finish: finishEntry },
  laundry: { groups: laundryGroups, extra: laundryExtra, ways: narrow, finish: finishLaundry },
  outdoor: {
    ...{ groups: outdoorGroups, extra: outdoorExtra, ways: lost, finish: finishOutdoor },
    isOutdoors: true,
  },
};

/** Without a `spacing`, no receptacles are drawn. */
export function drawStands(scene: DrawScene, purpose: Purpose, spacing: Spacing | null): void {
  for (const stand of scene.stands) stand.option.draw(scene, stand);
  const { finish, isOutdoors } = byPurpose[purpose];
  finish(scene);
  if (spacing && !isOutdoors) receptacles(scene.drawing, scene.room, spacing);
}
