import * as inventory from '@wevisu/contract/inventory.ts';
import { apiStock } from '@wevisu/contract/vendor-api.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { countLot, setLowStock, setStock } from './count-stock.ts';
import type { InventoryDeps } from './deps.ts';
import { getStock, readInventory, readMovements, writeInventory } from './list-inventory.ts';
import { tellLowStock } from './tell-low-stock.ts';

export function addInventoryCalls(calls: CallTable, deps: InventoryDeps): void {
  const { pool } = deps;

  calls.add(inventory.listInventory, async ({ user: { userId } }, { query }) => {
    const page = await readInventory(pool, userId, query);
    return page.ok ? ok({ data: page.value }) : page;
  });

  calls.add(inventory.exportInventory, async ({ user: { userId } }, { query }) => {
    const file = writeInventory(pool, userId, query);
    return file.ok ? ok({ data: null, file: file.value }) : file;
  });

  calls.add(inventory.getStock, async ({ user: { userId } }, { params: { id } }) => {
    const stock = await getStock(pool, { userId, id });
    return stock.ok ? ok({ data: stock.value }) : stock;
  });

  calls.add(inventory.listMovements, async ({ user: { userId } }, { params: { id }, query }) => {
    const page = await readMovements(pool, { userId, id }, query);
    return page.ok ? ok({ data: page.value }) : page;
  });

  calls.add(inventory.countLot, async ({ user: { userId } }, { params: { id }, body }) => {
    const { lot_code: lotCode, on_hand: onHand, seen, reason } = body;
    const stock = await countLot(deps, { userId, id, lotCode, onHand, seen, reason });
    return stock.ok ? ok({ data: stock.value, message: 'The stock is saved.' }) : stock;
  });

  calls.add(inventory.setLowStock, async ({ user: { userId } }, { params: { id }, body }) => {
    const stock = await setLowStock(deps, { userId, id, lowAt: body.low_at, seen: body.seen });
    return stock.ok ? ok({ data: stock.value }) : stock;
  });

  calls.add(apiStock, async ({ user: { userId } }, { body: { lines } }) =>
    ok({ data: [...(await setStock(deps, { userId, lines }))] }),
  );
}

export function addInventoryJobs(jobs: JobQueue, deps: InventoryDeps): void {
  jobs.every('inventory.tell-low-stock', '* * * * *', () => tellLowStock(deps));
}
