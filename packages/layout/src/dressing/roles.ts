// What each role of a plan may become: the categories of its products, the measures that must be the
// plan's own, and which of a palette's lists speaks for its finish.
import type { Palette } from './looks/look.ts';

export interface Role {
  readonly children: readonly string[];
  /** Lengths that must be the plan's to half an inch. */
  readonly same: readonly string[];
  readonly finish: keyof Palette | null;
  /** What it is bought together with: all of a set have one finish. */
  readonly set?: string;
}

const faucets = ['single-hole-faucets', 'widespread-faucets'];

export const roles: Readonly<Record<string, Role>> = {
  range: { children: ['ranges'], same: ['widthTenths'], finish: 'appliances' },
  refrigerator: { children: ['refrigerators'], same: ['widthTenths'], finish: 'appliances' },
  dishwasher: { children: ['dishwashers'], same: ['widthTenths'], finish: 'appliances' },
  'wine-cooler': { children: ['microwaves-wine'], same: ['widthTenths'], finish: 'appliances' },
  microwave: { children: ['microwaves-wine'], same: ['widthTenths'], finish: 'appliances' },
  cooktop: { children: ['ovens-cooktops'], same: ['widthTenths'], finish: 'appliances' },
  'wall-oven': { children: ['ovens-cooktops'], same: ['widthTenths'], finish: 'appliances' },
  hood: { children: ['range-hoods'], same: ['widthTenths'], finish: 'appliances' },
  washer: { children: ['laundry'], same: ['widthTenths'], finish: 'appliances', set: 'pair' },
  dryer: { children: ['laundry'], same: ['widthTenths'], finish: 'appliances', set: 'pair' },
  stack: { children: ['laundry'], same: ['widthTenths'], finish: 'appliances' },
  'kitchen-sink': {
    children: ['apron-front-sinks', 'undermount-sinks'],
    same: [],
    finish: 'sinks',
  },
  'prep-sink': { children: ['bar-sinks'], same: [], finish: 'sinks' },
  'kitchen-faucet': {
    children: ['pull-down-faucets', 'pull-out-faucets', 'bridge-faucets'],
    same: [],
    finish: 'metals',
  },
  'prep-faucet': { children: ['bar-faucets'], same: [], finish: 'metals' },
  pendant: { children: ['pendants'], same: [], finish: 'metals' },
  chandelier: { children: ['chandeliers'], same: [], finish: 'metals' },
  'linear-light': { children: ['linear-lights'], same: [], finish: 'metals' },
  'recessed-light': { children: ['recessed-lights'], same: [], finish: 'metals' },
  'flush-mount': { children: ['flush-mounts'], same: [], finish: 'metals' },
  'vanity-light': { children: ['vanity-lights'], same: ['widthTenths'], finish: 'metals' },
  sconce: { children: ['wall-sconces'], same: [], finish: 'metals' },
  'ceiling-fan': { children: ['ceiling-fans-light', 'hugger-fans'], same: [], finish: 'metals' },
  'bath-fan': { children: ['bath-fans'], same: [], finish: null },
  vanity: { children: ['single-vanities'], same: ['widthTenths'], finish: 'vanity' },
  'floating-vanity': { children: ['floating-vanities'], same: ['widthTenths'], finish: 'vanity' },
  'double-vanity': { children: ['double-vanities'], same: ['widthTenths'], finish: 'vanity' },
  'powder-vanity': { children: ['powder-vanities'], same: ['widthTenths'], finish: 'vanity' },
  'bath-faucet': { children: faucets, same: [], finish: 'metals' },
  'vessel-faucet': { children: ['vessel-faucets'], same: [], finish: 'metals' },
  toilet: { children: ['one-piece-toilets', 'two-piece-toilets'], same: [], finish: null },
  'alcove-tub': { children: ['alcove-tubs'], same: ['lengthTenths'], finish: null },
  'free-tub': { children: ['freestanding-tubs', 'clawfoot-tubs'], same: [], finish: null },
  'shower-set': { children: ['shower-systems', 'shower-trim'], same: [], finish: 'metals' },
  'tub-shower': { children: ['shower-trim'], same: [], finish: 'metals' },
  'shower-door': { children: ['shower-doors'], same: [], finish: 'metals' },
};

/** Finishes that belong in every bath, for products that no palette speaks of. */
export const WHITES = ['White', 'Matte White', 'Biscuit', 'Bone'];
