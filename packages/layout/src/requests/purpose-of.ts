import type { RoomUse } from '@wevisu/scene/document/nodes/room.ts';
import { sqftFromSquareTenths } from '@wevisu/scene/units.ts';
import type { Brief } from '../brief/brief.ts';
import { type Purpose, purposes } from '../groups/wishes.ts';

/** What the engine designs a room for. */
export type DesignPurpose = 'kitchen' | Purpose;

/** Nobody bathes in less, square feet. */
const POWDER = 30;

function isPowderRoom({ text, items, size, area }: Brief): boolean {
  const bathes = items.some(
    ({ value: { item, want } }) =>
      (item === 'shower' || item === 'bathtub') && want !== 'must-not' && want !== 'keep',
  );
  if (bathes) return false;
  if (/\bpowder|\bhalf[- ]?bath/i.test(text)) return true;
  const sides = size?.value;
  const squareTenths =
    area?.value ??
    (sides?.widthTenths && sides.lengthTenths ? sides.widthTenths * sides.lengthTenths : null);
  return squareTenths !== null && sqftFromSquareTenths(squareTenths) < POWDER;
}

const purposeOfUse: Readonly<Partial<Record<RoomUse, DesignPurpose>>> = {
  ...{ kitchen: 'kitchen', bath: 'bath', 'powder-room': 'powder-room', laundry: 'laundry' },
  ...{ living: 'living', dining: 'dining', bedroom: 'bedroom', office: 'office', entry: 'entry' },
  ...{ patio: 'outdoor', 'pool-deck': 'outdoor', 'front-yard': 'outdoor' },
};

/**
 * Null for rooms that the engine does not design, or where neither a brief nor the use of the room that is there names
 * one.
 */
export function purposeOf(brief: Brief, use?: RoomUse): DesignPurpose | null {
  const purpose = brief.purpose?.value ?? null;
  if (purpose === null) return (use && purposeOfUse[use]) ?? null;
  if (purpose === 'kitchen') return purpose;
  if (purpose !== 'bath') return purposes.find((one) => one === purpose) ?? null;
  return use === 'powder-room' || isPowderRoom(brief) ? 'powder-room' : 'bath';
}

export function roomUseOf(purpose: string | null): RoomUse {
  if (purpose === null) return 'other';
  return purpose === 'outdoor' ? 'patio' : (purpose as RoomUse);
}
