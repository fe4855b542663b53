// Apart from the table of states (us-states.ts), which pages that only ask for a ZIP code do not need.

/** Whether text is a ZIP code: five digits, or nine with a hyphen. */
export function isZip(text: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(text);
}
