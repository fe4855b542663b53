// What a server and the process that draws a still tell each other.
import type { Config } from '../../../platform/config.ts';

export interface StillOrder {
  /** Of its files. */
  readonly key: string;
  readonly request: unknown;
  /** The scene with its products, packed. */
  readonly document: Uint8Array;
  /** Only the small picture of it is wanted. */
  readonly isSmall: boolean;
  readonly threads: number;
  /** What has been gathered is kept no more often than this. */
  readonly keepEveryMs: number;
  readonly store: Pick<Config, 'dataDir' | 's3'>;
}

export type StillNews =
  /** So many samples are gathered; whether there is a new picture of it. */
  { readonly samples: number; readonly hasPicture: boolean } | { readonly isDone: true };
