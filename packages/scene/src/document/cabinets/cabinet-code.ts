// Codes of the trade for cabinets by type and nominal size: B24, SB36, W3042, U2496. Whether a line makes a
// cabinet of some code is the vendor's to say; null here means that no line could.
import type { Cabinet, CabinetType, RunNode } from '../nodes/run.ts';
import { isInches, stockInches } from './inches.ts';

export type SizedRun = Pick<RunNode, 'tier' | 'depthTenths' | 'heightTenths' | 'toeKickTenths'>;
type Sized = Pick<Cabinet, 'cabinet' | 'widthTenths' | 'drawers'>;
type Codes = Readonly<Partial<Record<CabinetType, string>>>;

const BASE: Codes = {
  door: 'BFH',
  'door-drawer': 'B',
  drawers: 'DB',
  sink: 'SB',
  cooktop: 'CTB',
  'pull-out': 'BPO',
  'trash-pull-out': 'BTR',
  'open-shelves': 'BO',
  'glass-door': 'BG',
  microwave: 'BMW',
  oven: 'BOV',
  'corner-lazy-susan': 'LS',
  'corner-blind': 'BBC',
  'corner-diagonal': 'DCB',
};

const WALL: Codes = {
  door: 'W',
  'glass-door': 'WG',
  'open-shelves': 'WO',
  'corner-diagonal': 'DCW',
  'corner-blind': 'BCW',
  microwave: 'WMC',
};

const TALL: Codes = { door: 'U', pantry: 'U', oven: 'OC', microwave: 'OMC' };

const BASE_HEIGHT = 34.5;
const TOE_KICK = 4.5;
/** Of wall cabinets: a 12 in box, with or without its doors. */
const WALL_DEPTHS = [12, 12.75, 13];
const DEEP = 24;
const USUAL_DRAWERS = 3;

/** Before a depth that is not the usual one: '-D30'. */
function depthCode(tenths: number, usual: readonly number[]): string | null {
  if (usual.some((inches) => isInches(tenths, inches))) return '';
  const inches = stockInches(tenths);
  return inches === null ? null : `-D${inches}`;
}

function baseCode(run: SizedRun, { cabinet, drawers }: Sized, width: string): string | null {
  const depth = depthCode(run.depthTenths, [DEEP]);
  const isStock = isInches(run.heightTenths, BASE_HEIGHT) && isInches(run.toeKickTenths, TOE_KICK);
  const code = BASE[cabinet];
  if (depth === null || !isStock || code === undefined) return null;
  if (cabinet !== 'drawers') return drawers > 1 ? null : `${code}${width}${depth}`;
  const count = drawers || USUAL_DRAWERS;
  return `${code}${width}${count === USUAL_DRAWERS ? '' : `-${count}`}${depth}`;
}

/** 'B24' of a 24 in base cabinet; null for boards, gaps, and sizes between the 3 in steps. */
export function cabinetCode(run: SizedRun, cabinet: Sized): string | null {
  const inches = stockInches(cabinet.widthTenths);
  if (inches === null) return null;
  const width = String(inches).padStart(2, '0');
  switch (run.tier) {
    case 'base':
    case 'island':
    case 'peninsula':
      return baseCode(run, cabinet, width);
    case 'wall': {
      const [code, height] = [WALL[cabinet.cabinet], stockInches(run.heightTenths)];
      const depth = depthCode(run.depthTenths, WALL_DEPTHS);
      if (code === undefined || height === null || depth === null) return null;
      return cabinet.drawers > 0 ? null : `${code}${width}${height}${depth}`;
    }
    case 'tall': {
      const [code, height] = [TALL[cabinet.cabinet], stockInches(run.heightTenths)];
      const depth = depthCode(run.depthTenths, [DEEP]);
      if (code === undefined || height === null || depth === null) return null;
      return isInches(run.toeKickTenths, TOE_KICK) ? `${code}${width}${height}${depth}` : null;
    }
    default:
      return null;
  }
}
