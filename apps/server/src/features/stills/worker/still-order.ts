// The messages between a server and the process that draws a still.
import type { Config } from '../../../platform/config.ts';

export interface StillOrder {
  /** The key of its files. */
  readonly key: string;
  readonly request: unknown;
  /** The scene with its products, packed. */
  readonly document: Uint8Array;
  /** Only the small picture is needed. */
  readonly isSmall: boolean;
  readonly threads: number;
  /** Min time between two saves of the samples so far. */
  readonly keepEveryMs: number;
  readonly store: Pick<Config, 'dataDir' | 's3'>;
}

export type StillNews =
  /** The number of samples so far, and whether there is a new picture. */
  { readonly samples: number; readonly hasPicture: boolean } | { readonly isDone: true };
