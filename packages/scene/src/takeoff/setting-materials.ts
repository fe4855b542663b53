// What goes under a floor or behind a tile: net area over coverage, without waste.
import type { Face } from '../faces/face.ts';
import type { CoveringLaying } from '../laying/lay-cells.ts';
import { isTile, isVinyl } from './tile-warnings.ts';

interface SettingMaterial {
  /** What is ordered together. */
  readonly material: string;
  readonly what: string;
  readonly unit: string;
  /** Square feet that one unit covers. */
  readonly sqftPerUnit: number;
}

const FIFTEEN_INCHES = 3_810;
const EIGHT_INCHES = 2_032;

function thinSet(sqftPerUnit: number, trowel: string): SettingMaterial {
  return {
    material: `thin-set:${trowel}`,
    what: `Thin-set mortar, ${trowel} trowel`,
    unit: '50 lb bag',
    sqftPerUnit,
  };
}

/** Larger tile takes a deeper bed; null where the product needs nothing of the kind. */
export function settingMaterial(
  { material, pattern, piece, jointTenths }: CoveringLaying,
  kind: Face['kind'],
): SettingMaterial | null {
  const side = Math.max(piece.lengthTenths, piece.widthTenths);
  if (material.kind === 'wood' || isVinyl(material)) {
    if (kind !== 'floor') return null;
    // What locks or is nailed lies on an underlayment; patterns of blocks, and what is grouted, are glued.
    return pattern === 'random-plank' || (isVinyl(material) && jointTenths === 0)
      ? {
          material: 'underlayment',
          what: 'Underlayment',
          unit: '100 sq ft roll',
          sqftPerUnit: 100,
        }
      : {
          material: 'flooring-adhesive',
          what: 'Flooring adhesive',
          unit: '4 gallon pail',
          sqftPerUnit: 160,
        };
  }
  if (material.kind === 'ledger') return thinSet(40, '1/2 x 1/2 in');
  if (!isTile(material)) return null;
  if (side >= FIFTEEN_INCHES) return thinSet(45, '1/2 x 1/2 in');
  return side >= EIGHT_INCHES ? thinSet(60, '1/4 x 3/8 in') : thinSet(90, '1/4 x 1/4 in');
}
