import type { Setting } from '@wevisu/contract/settings.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';

type Value = NonNullable<Setting['value']>;

/** As people read it: "8.25%", "$12.50", "Yes". */
export function settingText(kind: Setting['kind'], value: Setting['value']): string {
  if (value === null) return 'Not set';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  if (kind === 'cents') return `$${formatCount(Math.trunc(value / 100))}.${cents(value)}`;
  return `${fieldText(kind, value)}%`;
}

/** As it stands in its field: percent and dollars without their sign. */
export function fieldText(kind: Setting['kind'], value: Setting['value']): string {
  if (value === null) return '';
  if (typeof value !== 'number') return String(value);
  if (kind === 'cents') return `${Math.trunc(value / 100)}.${cents(value)}`;
  return kind === 'ppm' ? trimmed(value) : String(value);
}

function cents(value: number): string {
  return String(value % 100).padStart(2, '0');
}

/** Parts per million as percent, exactly. */
function trimmed(ppm: number): string {
  const part = String(ppm % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.trunc(ppm / 10_000)}${part === '' ? '' : `.${part}`}`;
}

/** What a field says as the call takes it; null if it is no such number. */
export function readField(kind: Setting['kind'], text: string): Value | null {
  const given = text.trim();
  if (kind === 'switch') return given === 'true';
  if (kind === 'percent') return /^\d{1,3}$/.test(given) ? Number(given) : null;
  if (kind === 'cents') return scaled(given, 2);
  return kind === 'ppm' ? scaled(given, 4) : given;
}

function scaled(text: string, places: number): number | null {
  const parts = /^(\d{1,7})(?:\.(\d+))?$/.exec(text);
  const part = parts?.[2] ?? '';
  if (parts === null || part.length > places) return null;
  return Number(parts[1]) * 10 ** places + Number(part.padEnd(places, '0'));
}
