/**
 * A typed budget in cents: '12,500', '$12500.50'. null for an empty field, undefined for what is not an
 * amount.
 */
export function parseBudget(text: string): number | null | undefined {
  const plain = text.replaceAll(/[$,\s]/g, '');
  if (plain === '') return null;
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}
