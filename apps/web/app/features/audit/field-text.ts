import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';

/** A field of a record in words: `wholesale_cents` is an amount, `rate_ppm` a percentage. */
export function fieldName(name: string): string {
  return name.replace(/_(cents|ppm)$/, '').replaceAll('_', ' ');
}

export function fieldText(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberText(name, value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function numberText(name: string, value: number): string {
  if (name.endsWith('_cents')) return formatUsd(value as Cents);
  if (name.endsWith('_ppm')) return `${value / 10_000}%`;
  return String(value);
}
