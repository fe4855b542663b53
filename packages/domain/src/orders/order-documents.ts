/** Papers of the money of an order: an invoice of each charge, a credit note of each refund. */

export const DOCUMENT_KINDS = ['invoice', 'credit_note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const PREFIXES: Readonly<Record<DocumentKind, string>> = { invoice: 'INV', credit_note: 'CN' };
export const DOCUMENT_WORDS: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};
const DIGITS = 6;

/** 'INV-2026-000123': each year and kind counts from 1, without gaps. */
export function documentNumber(of: {
  readonly kind: DocumentKind;
  readonly year: number;
  readonly serial: number;
}): string {
  return `${PREFIXES[of.kind]}-${of.year}-${String(of.serial).padStart(DIGITS, '0')}`;
}
