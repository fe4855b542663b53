import type { OrdersDeps } from '../orders/deps.ts';
import type { PaperPrinter } from './papers/paper-printer.ts';

export interface FulfilmentDeps {
  /** Of `orders`, which moves the lines. */
  readonly orders: OrdersDeps;
  readonly printer: PaperPrinter;
}
