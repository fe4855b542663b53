import type { ShowroomId, UserId, VendorId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { Fields } from '../audit/changed-fields.ts';
import { type Act, noteActs } from '../audit/note-act.ts';

interface OrderAct {
  readonly at: Date;
  readonly actorId: UserId;
  readonly number: string;
  /** Each line of the order. */
  readonly items: readonly { readonly showroomId: ShowroomId; readonly vendorId: VendorId }[];
  readonly action: Act['action'];
  /** What everybody in the order may know. */
  readonly from: Fields | null;
  readonly to: Fields | null;
}

/** Of a whole order: one event for the showroom, and one for each vendor, who knows of no other. */
export async function noteOrder(db: Queryable, act: OrderAct): Promise<void> {
  const { at, actorId, number, items, action, from, to } = act;
  const showrooms = new Set(items.map(({ showroomId }) => showroomId));
  const vendors = new Set(items.map(({ vendorId }) => vendorId));
  const tenants = [
    ...[...showrooms].map((id) => ({ kind: 'showroom' as const, id })),
    ...[...vendors].map((id) => ({ kind: 'vendor' as const, id })),
  ];
  await noteActs(
    db,
    tenants.map((tenant) => ({
      ...{ at, actorId, tenant, action, from, to },
      target: { kind: 'order', id: number },
    })),
  );
}
