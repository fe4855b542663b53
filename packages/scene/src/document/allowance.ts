import { z } from 'zod';

/**
 * What is ordered beyond the count. exact: nothing; careful: what breaks or is blemished; keep: that, and a box of
 * the same lot for repairs.
 */
export const allowances = ['exact', 'careful', 'keep'] as const;
export const allowance = z.enum(allowances);
export type Allowance = z.output<typeof allowance>;

/** What a careful tiler orders, unless somebody chose otherwise. */
export const DEFAULT_ALLOWANCE: Allowance = 'careful';
