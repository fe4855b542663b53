import type { ExportFormat } from '@wevisu/contract/back-office/list.ts';
import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** As the list's sort and its export call it. */
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned, figures of one width. */
  readonly isNumber?: boolean;
  readonly isSortable?: boolean;
  /** Shown only if chosen. */
  readonly isOptional?: boolean;
  /** Buttons: nothing that an export could write. */
  readonly isAct?: boolean;
}

export interface TableFilter {
  /** Its name in the query and in the address. */
  readonly key: string;
  readonly label: string;
  /** A list to choose from, empty until it is loaded; a day; a text by default. */
  readonly options?: readonly { readonly id: string; readonly label: string }[];
  readonly type?: 'date' | 'text';
  /** Set by links to the page alone; cleared like the others. */
  readonly isHidden?: boolean;
}

/** What a list is asked: all as text, as the address has it. */
export interface TableQuery {
  readonly sort: string;
  readonly dir: 'asc' | 'desc';
  readonly q: string;
  /** The filters that are set, by key. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface TablePage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly total: number;
  readonly total_is_exact: boolean;
}

/** Rows for a bulk act: those named, or all that the query finds but some. */
export type Selection<Row = unknown> =
  | {
      readonly mode: 'ids';
      readonly ids: readonly string[];
      /** As they were shown. */
      readonly rows: readonly Row[];
    }
  | {
      readonly mode: 'all';
      readonly query: TableQuery;
      /** What was shown when they were chosen: ask again if the server counts others. */
      readonly total: number;
      readonly except: readonly string[];
    };

/** What became of one row of a bulk act. */
export interface BulkOutcome {
  readonly id: string;
  readonly done: boolean;
  /** Why not, in words; '' if it was done. */
  readonly message: string;
}

export interface BulkFailure {
  readonly id: string;
  /** As the row is called on the screen. */
  readonly name: string;
  readonly message: string;
}

export interface BulkResult {
  readonly done: number;
  readonly failed: readonly BulkFailure[];
  /** It was stopped before the end: so many rows were not tried. */
  readonly left: number;
}

/** How an act over many rows tells how far it is. */
export interface BulkProgress {
  readonly onProgress: (done: number, total: number) => void;
  /** Aborted by the person: what is done stays done. */
  readonly signal: AbortSignal;
}

export interface BulkAct<Row = unknown> {
  readonly id: string;
  readonly label: string;
  readonly isDanger?: boolean;
  /** Resolves once it is done or begun; the list is loaded again. What it returns is shown; null if it tells by itself. */
  readonly run: (selection: Selection<Row>, progress: BulkProgress) => Promise<BulkResult | null>;
}

export interface ExportRequest extends TableQuery {
  readonly format: ExportFormat;
  /** Keys of the shown columns, separated by commas. */
  readonly columns: string;
}
