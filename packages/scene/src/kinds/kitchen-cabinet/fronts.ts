// Fields of the face of a cabinet in the catalog, bottom to top, in millimeters.
import type { KitchenCabinetForm } from './schema.ts';

export interface Field {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Front extends Field {
  readonly kind: 'front' | 'glass' | 'blank' | 'open';
}

/** Wider doors come in pairs. */
const WIDEST_DOOR = 540;
const TOP_DRAWER = 152;
const TALL_SPLIT = 1_448;
const UNDER_OVEN = 620;
const MICROWAVE = 420;

function doors(field: Field, kind: Front['kind'] = 'front'): Front[] {
  if (field.w <= WIDEST_DOOR) return [{ ...field, kind }];
  const w = field.w / 2;
  return [
    { ...field, w, kind },
    { ...field, x: field.x + w, w, kind },
  ];
}

function drawers(field: Field, count: number): Front[] {
  const h = field.h / count;
  return Array.from({ length: count }, (_, i) => ({
    ...field,
    y: field.y + i * h,
    h,
    kind: 'front' as const,
  }));
}

/** The field below a height above its bottom, and the one above. */
function split(field: Field, at: number): readonly [low: Field, high: Field] {
  const h = Math.max(0, Math.min(field.h, at));
  return [
    { ...field, h },
    { ...field, y: field.y + h, h: field.h - h },
  ];
}

export function frontsOf(form: KitchenCabinetForm, field: Field): readonly Front[] {
  const [low, top] = split(field, field.h - TOP_DRAWER);
  switch (form) {
    case 'base':
    case 'sink-base':
      return [...doors(low), { ...top, kind: 'front' }];
    case 'drawer-base':
    case 'cooktop-base':
      return [...drawers(low, 2), { ...top, kind: 'front' }];
    case 'pull-out-base':
      return [{ ...field, kind: 'front' }];
    case 'open-base':
    case 'open-wall':
    case 'oven-base':
      return [{ ...field, kind: 'open' }];
    case 'microwave-base': {
      const [drawer, open] = split(field, field.h - MICROWAVE);
      return [
        { ...drawer, kind: 'front' },
        { ...open, kind: 'open' },
      ];
    }
    case 'glass-wall':
      return doors(field, 'glass');
    case 'blind-base':
    case 'blind-wall': {
      const dead = { ...field, w: field.w / 2 };
      const free = { ...field, x: field.x + dead.w, w: dead.w };
      return [{ ...dead, kind: 'blank' }, ...doors(free)];
    }
    case 'pantry': {
      const [under, over] = split(field, Math.min(TALL_SPLIT, field.h * 0.68));
      return [...doors(under), ...doors(over)];
    }
    case 'oven-tall': {
      const [under, rest] = split(field, UNDER_OVEN);
      const [open, over] = split(rest, TALL_SPLIT - UNDER_OVEN);
      return [...drawers(under, 2), { ...open, kind: 'open' }, ...doors(over)];
    }
    default:
      return doors(field);
  }
}
