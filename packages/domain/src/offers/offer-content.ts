/** What an offer says, as it is sent, kept and shown. All amounts are cents and the client's. */

export interface OfferLot {
  readonly code: string;
  readonly qty: number;
}

export interface OfferLine {
  /** Names the line within its offer. */
  readonly key: string;
  readonly variant_id: number;
  readonly product_hash: string;
  readonly name: string;
  readonly brand: string;
  readonly vendor: string;
  readonly sku: string;
  readonly size_label: string;
  readonly finish: string;
  readonly unit: string;
  readonly qty: number;
  /** Of one unit. */
  readonly price: number;
  readonly total: number;
  /** Those that it would come from on the day it was sent; empty if there were not enough. */
  readonly lots: readonly OfferLot[];
  readonly lead_time: string;
  readonly picture: string;
  readonly text: string;
}

/** 'each': the client approves line by line. 'one': the client chooses one of the lines. */
export const SECTION_KINDS = ['each', 'one'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

export interface OfferSection {
  readonly key: string;
  readonly title: string;
  readonly kind: SectionKind;
  /** For a choice: what the offer reckons with until something is chosen. */
  readonly allowance: number | null;
  readonly lines: readonly OfferLine[];
}

export interface OfferNumber {
  readonly year: number;
  readonly serial: number;
}

const DIGITS = 4;

/** 'OF-2026-0012': each showroom and year counts from 1, without gaps. */
export function offerNumber({ year, serial }: OfferNumber): string {
  return `OF-${year}-${String(serial).padStart(DIGITS, '0')}`;
}
