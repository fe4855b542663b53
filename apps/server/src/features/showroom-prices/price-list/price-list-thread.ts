// The program of a thread that writes price lists. It knows no database.
import { serveTasks } from '@wevisu/workers/serve-tasks.ts';
import type { PriceListSheet } from './price-list-row.ts';
import { writePriceList } from './write-price-list.ts';

const priceListTasks = {
  priceList: (sheet: PriceListSheet) => writePriceList(sheet),
} as const;

export type PriceListTasks = typeof priceListTasks;

serveTasks(priceListTasks);
