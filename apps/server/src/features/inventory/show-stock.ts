import type { StockMovement, StockRow } from '@wevisu/contract/inventory.ts';
import type { InventoryRow, MovementRow } from './store/inventory.ts';

type Shown = Omit<InventoryRow, 'sortKey'>;

export function showStockRow(row: Shown): StockRow {
  const { id, sku, productId, name, sizeLabel, finish, unit, onHand, held, lots, lowAt } = row;
  return {
    ...{ id, sku, name, finish, unit, held, lots, ref: String(productId) },
    ...{ size_label: sizeLabel, on_hand: onHand, low_at: lowAt },
  };
}

export function showMovement(row: MovementRow): StockMovement {
  const { id, at, lotCode, kind, delta, onHand, reason, actor } = row;
  return {
    ...{ id, kind, delta, reason, actor, at: at.toISOString() },
    ...{ lot_code: lotCode, on_hand: onHand },
  };
}
