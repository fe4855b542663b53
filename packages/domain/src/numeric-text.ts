/** CAT-09, CAT-10: what is left of typed text in a whole-number input: 'a1b2' gives '12'. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * CAT-11: what is left of typed text in a decimal input: digits, the first dot, two places.
 * '1.234' gives '1.23', '1.2.3' gives '1.23', '12.' stays as it is being typed.
 */
export function decimalText(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}
