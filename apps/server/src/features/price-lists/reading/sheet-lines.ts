import type { SheetFormat } from './read-sheet.ts';
import type { SheetCell, SheetProblem } from './sheet-row.ts';

/** What the process is to read. */
export interface SheetOrder {
  /** Of a workbook, from 0. */
  readonly sheet: number;
  /** Rows at most; null for all. */
  readonly max: number | null;
}

/** A line that the process writes. Every list ends with `end` or with a problem. */
export type SheetLine =
  | { readonly format: SheetFormat }
  | { readonly row: number; readonly cells: readonly SheetCell[] }
  | { readonly problem: SheetProblem; readonly at: number | null }
  | { readonly end: true };
