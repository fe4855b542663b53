// How much of each product each room takes, with its share of the order, to the cent.
import { allocate, cents } from '@wevisu/domain/money/money.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Takeoff, TakeoffLine } from '@wevisu/scene/takeoff/takeoff-line.ts';

export interface RoomLine {
  readonly facts: ProductFacts;
  readonly lines: readonly TakeoffLine[];
  /** Whole units if no other room shares the order, else its exact share of them. */
  readonly units: number;
  readonly priceCents: number | null;
  readonly wasteE4: number;
}

/** By room id; '' is outside of all rooms. The prices of a room add up to the takeoff's byRoom. */
export function roomLines(
  { products }: SceneDocument,
  takeoff: Takeoff,
): ReadonlyMap<string, readonly RoomLine[]> {
  const byId = new Map(takeoff.lines.map((line) => [line.id, line]));
  const rooms = new Map<string, RoomLine[]>();
  for (const order of takeoff.orders) {
    const facts = products[order.sku];
    if (!facts) continue;
    const lines = order.lineIds.flatMap((id) => byId.get(id) ?? []);
    const weights = lines.map(({ exactUnits }) => Math.round(exactUnits * 1_000_000));
    const whole = lines.reduce((total, { exactUnits }) => total + exactUnits, 0);
    const shares = order.totalCents === null ? null : allocate(cents(order.totalCents), weights);
    for (const [roomId, own] of Map.groupBy(lines, ({ roomId }) => roomId ?? '')) {
      const exact = own.reduce((total, { exactUnits }) => total + exactUnits, 0);
      const price = shares?.reduce<number>(
        (total, share, i) => (lines[i] && own.includes(lines[i]) ? total + share : total),
        0,
      );
      const row: RoomLine = {
        facts,
        lines: own,
        units: own.length === lines.length ? order.units : (order.units * exact) / whole,
        priceCents: price ?? null,
        // Weighted by what each line opens, so that an offcut from a wall does not stand for a floor.
        wasteE4:
          exact === 0
            ? 0
            : own.reduce((total, line) => total + line.wasteE4 * line.exactUnits, 0) / exact,
      };
      rooms.set(roomId, [...(rooms.get(roomId) ?? []), row]);
    }
  }
  return rooms;
}
