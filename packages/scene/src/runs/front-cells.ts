import type { RunNode } from '../document/nodes/run.ts';
import { boundsOf } from '../plane/polygon.ts';
import type { HostedThing } from './hosted.ts';
import type { CabinetPlace } from './run-layout.ts';

/**
 * door, glass: turns about its hinge; drawer, pull-out: comes forward; false-front, blank: fixed;
 * open: shelves; appliance: left free for what the cabinet carries.
 */
type CellKind =
  | 'door'
  | 'glass'
  | 'drawer'
  | 'pull-out'
  | 'false-front'
  | 'blank'
  | 'open'
  | 'appliance';

/** A field of a cabinet's face in millimeters, before gaps and frames are taken off: x from the cabinet's left, y from the run's bottom. */
export interface FrontCell {
  readonly kind: CellKind;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Hinge side of a door, as one faces it. */
  readonly hinge: 'left' | 'right' | null;
}

/** Wider doors sag: they come in pairs. */
const WIDEST_DOOR_MM = 540;
/** Front of a top drawer: 6 in. */
const TOP_DRAWER_MM = 152;
/** Above this a face is split into a lower and an upper row. */
const TALL_FACE_MM = 1_500;
/** Where they meet: 57 in, the top of an oven. */
const TALL_SPLIT_MM = 1_448;

interface Field {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function doors(
  field: Field,
  hinge: 'left' | 'right' | 'pair',
  kind: 'door' | 'glass',
): FrontCell[] {
  if (field.h < 60) return [];
  if (hinge !== 'pair' && field.w <= WIDEST_DOOR_MM) return [{ ...field, kind, hinge }];
  const half = field.w / 2;
  return [
    { ...field, w: half, kind, hinge: 'left' },
    { ...field, x: field.x + half, w: half, kind, hinge: 'right' },
  ];
}

/** Drawers from the bottom up; the top one is low where there is room for deeper ones. */
function drawers(field: Field, count: number): FrontCell[] {
  const isLowTop = count > 2 && field.h / count > TOP_DRAWER_MM * 1.15;
  const top = isLowTop ? TOP_DRAWER_MM : field.h / count;
  const rest = count === 1 ? 0 : (field.h - top) / (count - 1);
  return Array.from({ length: count }, (_, i) => ({
    ...field,
    y: field.y + i * rest,
    h: i === count - 1 ? top : rest,
    kind: 'drawer' as const,
    hinge: null,
  }));
}

function split(field: Field, y: number): readonly [low: Field, high: Field] {
  const at = Math.min(field.y + field.h, Math.max(field.y, y));
  return [
    { ...field, h: at - field.y },
    { ...field, y: at, h: field.y + field.h - at },
  ];
}

/** Highest point of a sink's apron below the counter, and how low it reaches; null without one. */
function apronBottom(
  hosted: readonly HostedThing[],
  place: CabinetPlace,
  depthMm: number,
): number | null {
  const front = -depthMm + 12;
  const own = hosted.find(({ kind, footprint, fromX, toX }) => {
    const middle = (fromX + toX) * 5;
    return (
      (kind === 'kitchen-sink' || kind === 'cooktop') &&
      middle > place.fromTenths &&
      middle < place.toTenths &&
      footprint.some((one) => boundsOf(one).minY < front)
    );
  });
  return own ? own.bottomMm : null;
}

function appliance(run: RunNode, place: CabinetPlace, field: Field): FrontCell[] {
  const { cabinet } = place;
  const opening = place.appliance;
  if (!opening) return [];
  const [low, rest] = split(field, opening.bottomTenths / 10);
  const [middle, high] = split(rest, opening.topTenths / 10);
  const under =
    low.h < 60
      ? []
      : drawers(low, run.tier === 'tall' ? (low.h > 800 ? 3 : 2) : 1).map((cell) => ({ ...cell }));
  const isLowDoor = run.tier === 'tall' && cabinet.cabinet === 'microwave';
  return [
    ...(isLowDoor ? doors(low, 'pair', 'door') : under),
    { ...middle, kind: 'appliance', hinge: null },
    ...(high.h > 120
      ? doors(high, 'pair', 'door')
      : high.h > 15
        ? [{ ...high, kind: 'blank' as const, hinge: null }]
        : []),
  ];
}

/** Fields of the face of one straight cabinet, bottom to top. Turning corner cabinets have their own. */
export function frontCells(
  run: RunNode,
  place: CabinetPlace,
  hosted: readonly HostedThing[] = [],
): FrontCell[] {
  const { cabinet, fromTenths, toTenths } = place;
  const w = (toTenths - fromTenths) / 10;
  const foot = run.tier === 'wall' ? 0 : run.toeKickTenths / 10;
  const height = run.heightTenths / 10;
  const field: Field = { x: 0, y: foot, w, h: height - foot };
  const hinge = cabinet.hinge;
  const isTall = field.h > TALL_FACE_MM;
  const [low, high] = split(
    field,
    isTall ? Math.min(TALL_SPLIT_MM, height * 0.68) : height - TOP_DRAWER_MM,
  );
  const fixed = (one: Field, kind: CellKind): FrontCell => ({ ...one, kind, hinge: null });
  switch (cabinet.cabinet) {
    case 'gap':
    case 'panel':
    case 'corner-lazy-susan':
    case 'corner-diagonal':
      return [];
    case 'filler':
      return [fixed(field, 'blank')];
    case 'door':
    case 'pantry':
      return isTall
        ? [...doors(low, hinge, 'door'), ...doors(high, hinge, 'door')]
        : doors(field, hinge, 'door');
    case 'glass-door':
      return isTall
        ? [...doors(low, hinge, 'door'), ...doors(high, hinge, 'glass')]
        : doors(field, hinge, 'glass');
    case 'open-shelves':
      return [fixed(field, 'open')];
    case 'drawers': {
      const usual = field.h > 1_200 ? 5 : run.tier === 'wall' ? 2 : 3;
      return drawers(field, cabinet.drawers || usual);
    }
    case 'pull-out':
    case 'trash-pull-out':
      return isTall
        ? [fixed(low, 'pull-out'), fixed(high, 'pull-out')]
        : [fixed(field, 'pull-out')];
    case 'door-drawer': {
      if (isTall) return [...drawers(low, cabinet.drawers || 3), ...doors(high, hinge, 'door')];
      const across = Math.max(1, cabinet.drawers);
      const tops = Array.from({ length: across }, (_, i) =>
        fixed({ ...high, x: (w * i) / across, w: w / across }, 'drawer'),
      );
      return [...doors(low, hinge, 'door'), ...tops];
    }
    case 'cooktop': {
      const apron = apronBottom(hosted, place, run.depthTenths / 10);
      const [body, top] = split(field, apron ?? height - TOP_DRAWER_MM);
      return [
        ...drawers(body, cabinet.drawers || 2),
        ...(apron === null ? [fixed(top, 'false-front')] : []),
      ];
    }
    case 'sink': {
      const apron = apronBottom(hosted, place, run.depthTenths / 10);
      const [body, top] = split(field, apron ?? height - TOP_DRAWER_MM);
      return [
        ...(cabinet.drawers > 0 ? drawers(body, cabinet.drawers) : doors(body, hinge, 'door')),
        ...(apron === null ? [fixed(top, 'false-front')] : []),
      ];
    }
    case 'oven':
    case 'microwave':
      return appliance(run, place, field);
    case 'corner-blind': {
      // The other run stands before the blind part, a 3 in filler between them.
      const blind = Math.max(0, Math.min(run.depthTenths / 10 + 76, w - 300));
      const isLeft = place.corner !== 'right';
      const free: Field = { ...field, x: isLeft ? blind : 0, w: w - blind };
      const dead: Field = { ...field, x: isLeft ? 0 : w - blind, w: blind };
      if (run.tier === 'wall' || isTall)
        return [fixed(dead, 'blank'), ...doors(free, hinge, 'door')];
      const [under, over] = split(free, height - TOP_DRAWER_MM);
      return [fixed(dead, 'blank'), ...doors(under, hinge, 'door'), fixed(over, 'drawer')];
    }
  }
}
