import type { CartLine } from '@wevisu/contract/cart.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { VendorId } from '@wevisu/domain/ids.ts';

export interface VendorGroup {
  readonly vendorId: VendorId;
  readonly vendor: string;
  readonly lines: readonly CartLine[];
}

/** The lines by vendor, ordered by each vendor's first line. */
export function groupByVendor(lines: readonly CartLine[]): readonly VendorGroup[] {
  const groups = new Map<number, { vendorId: VendorId; vendor: string; lines: CartLine[] }>();
  for (const line of lines) {
    const group = groups.get(line.vendor_id);
    if (group) group.lines.push(line);
    else
      groups.set(line.vendor_id, { vendorId: line.vendor_id, vendor: line.vendor, lines: [line] });
  }
  return [...groups.values()];
}

/** POL-03: the lines whose price differs from what the homeowner saw. */
export function linesWithNewPrice(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter((line) => line.problem === null && line.seen_price !== null);
}

/** Square feet that a line's boxes cover, in hundredths; null if it is not sold by area. */
function coveredE2({ qty, box_sqft }: Pick<CartLine, 'qty' | 'box_sqft'>): number | null {
  return box_sqft === null ? null : Math.round(qty * Number(box_sqft) * 100);
}

/** 1212050 gives '12,120.5'. `toLocaleString` creates a formatter, which took a tenth of the cart page's script time. */
export function formatAreaSqftE2(areaSqftE2: number): string {
  const fraction = String(areaSqftE2 % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return formatCount(Math.floor(areaSqftE2 / 100)) + (fraction && `.${fraction}`);
}

/** A text comparing the entered area with what the boxes cover; null if there is nothing to say. */
export function describeArea(
  line: Pick<CartLine, 'qty' | 'unit' | 'box_sqft' | 'area_sqft_e2'>,
): { readonly text: string; readonly isShort: boolean } | null {
  const covered = coveredE2(line);
  if (covered === null) return null;
  const area = line.area_sqft_e2;
  // If sold by the square foot, the quantity already says it.
  if (line.unit === 'SqFt' && (area === null || covered === area)) return null;
  if (area === null) return { text: `Covers ${formatAreaSqftE2(covered)} sq ft`, isShort: false };
  const asked = `${formatAreaSqftE2(area)} sq ft`;
  const difference = formatAreaSqftE2(Math.abs(covered - area));
  if (covered < area) {
    return { text: `For ${asked}, ${difference} sq ft short`, isShort: true };
  }
  return {
    text: covered === area ? `For ${asked}` : `For ${asked}, ${difference} sq ft left over`,
    isShort: false,
  };
}
