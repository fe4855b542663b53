import type { TakeoffOrder } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { useMemo } from 'react';
import { countGoods, listGoods } from '../../shared-design/shared-goods.ts';
import { SharedProducts } from '../../shared-design/shared-products.tsx';

export interface DesignProductsProps {
  readonly scene: Readonly<Record<string, unknown>>;
  /** Null until the room is counted. */
  readonly orders: readonly TakeoffOrder[] | null;
  readonly vsdId: string;
}

/** The page is long without them. */
const AT_FIRST = 8;

/** What a design is made of, with links to the shop. */
export default function DesignProducts({ scene, orders, vsdId }: DesignProductsProps) {
  const goods = useMemo(() => listGoods(scene), [scene]);
  return (
    <SharedProducts
      atFirst={AT_FIRST}
      goods={orders ? countGoods(goods, orders) : goods}
      vsdId={vsdId}
    />
  );
}
