import { useMemo } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { WALL_GONE } from '../editor/drawings/wall-gone.ts';
import { LookOnNote } from './look-on-note.tsx';
import type { Looking } from './look-on-store.ts';
import { countGoods, listGoods } from './shared-goods.ts';
import { SharedProducts } from './shared-products.tsx';
import { SharedView, SharedViewSkeleton } from './shared-view.tsx';
import { useLookOn } from './use-look-on.ts';
import { useShared } from './use-shared.ts';

export interface SharedRoomProps {
  readonly scene: Readonly<Record<string, unknown>>;
  /** Null outside of any showroom: no prices. */
  readonly vsdId: string | null;
  /** The side of a wall to look at. */
  readonly wall?: string | null;
  /** How to see others edit it; null: it does not change. */
  readonly looking?: Looking | null;
}

/** A read-only room: its view, and its products with prices. */
export function SharedRoom({ scene, vsdId, wall = null, looking = null }: SharedRoomProps) {
  const live = useLookOn(looking);
  const { status, read, orders } = useShared(scene, wall);
  const goods = useMemo(() => listGoods(scene), [scene]);
  return (
    <>
      <div className="mt-8">
        <LookOnNote store={live} />
        {read && wall !== null && read.wall === null && (
          <Notice className="mb-4">{WALL_GONE}</Notice>
        )}
        {read ? (
          <SharedView live={live} read={read} wall={wall} />
        ) : status === 'unreadable' ? (
          <Notice kind="warning" title="This room can't be drawn here">
            It was saved by a newer version of this page. Reload to try again; its products are
            below.
          </Notice>
        ) : (
          <SharedViewSkeleton />
        )}
      </div>
      <SharedProducts goods={orders ? countGoods(goods, orders) : goods} vsdId={vsdId} />
    </>
  );
}
