import type { Address } from '@wevisu/contract/reply.ts';

/** One order as its parcel's papers show it: no price, for it lies in the parcel. */
export interface Parcel {
  readonly orderNumber: string;
  readonly placedAt: Date;
  readonly from: readonly string[];
  readonly to: Address;
  readonly lines: readonly {
    readonly sku: string;
    readonly productName: string;
    readonly details: string;
    readonly qty: number;
    readonly unit: string;
    /** 'L1' or 'L1 (6), L2 (4)'. */
    readonly lots: string;
  }[];
}
