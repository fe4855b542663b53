// Written by `npm run kinds` from the folders beside it.
import { bathFanKind } from './bath-fan/kind.ts';
import { bathFaucetKind } from './bath-faucet/kind.ts';
import { bathtubKind } from './bathtub/kind.ts';
import { cabinetHardwareKind } from './cabinet-hardware/kind.ts';
import { ceilingFanKind } from './ceiling-fan/kind.ts';
import { chandelierKind } from './chandelier/kind.ts';
import { cooktopKind } from './cooktop/kind.ts';
import { dishwasherKind } from './dishwasher/kind.ts';
import { flushMountKind } from './flush-mount/kind.ts';
import { hoodKind } from './hood/kind.ts';
import { kitchenFaucetKind } from './kitchen-faucet/kind.ts';
import { kitchenSinkKind } from './kitchen-sink/kind.ts';
import { laundryKind } from './laundry/kind.ts';
import { linearLightKind } from './linear-light/kind.ts';
import { microwaveKind } from './microwave/kind.ts';
import { pendantKind } from './pendant/kind.ts';
import { rangeKind } from './range/kind.ts';
import { recessedLightKind } from './recessed-light/kind.ts';
import { refrigeratorKind } from './refrigerator/kind.ts';
import { sconceKind } from './sconce/kind.ts';
import { showerEnclosureKind } from './shower-enclosure/kind.ts';
import { showerSetKind } from './shower-set/kind.ts';
import { toiletKind } from './toilet/kind.ts';
import { vanityLightKind } from './vanity-light/kind.ts';
import { vanityKind } from './vanity/kind.ts';
import { wallOvenKind } from './wall-oven/kind.ts';
import { wineCoolerKind } from './wine-cooler/kind.ts';

/** Every kind of object, under the id that specs and scenes name it by. */
export const kinds = {
  'bath-fan': bathFanKind,
  'bath-faucet': bathFaucetKind,
  bathtub: bathtubKind,
  'cabinet-hardware': cabinetHardwareKind,
  'ceiling-fan': ceilingFanKind,
  chandelier: chandelierKind,
  cooktop: cooktopKind,
  dishwasher: dishwasherKind,
  'flush-mount': flushMountKind,
  hood: hoodKind,
  'kitchen-faucet': kitchenFaucetKind,
  'kitchen-sink': kitchenSinkKind,
  laundry: laundryKind,
  'linear-light': linearLightKind,
  microwave: microwaveKind,
  pendant: pendantKind,
  range: rangeKind,
  'recessed-light': recessedLightKind,
  refrigerator: refrigeratorKind,
  sconce: sconceKind,
  'shower-enclosure': showerEnclosureKind,
  'shower-set': showerSetKind,
  toilet: toiletKind,
  vanity: vanityKind,
  'vanity-light': vanityLightKind,
  'wall-oven': wallOvenKind,
  'wine-cooler': wineCoolerKind,
} as const;

export type KindId = keyof typeof kinds;
export const kindIds = Object.keys(kinds) as KindId[];
