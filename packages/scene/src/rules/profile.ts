// Profiles are data only: every number that one of them changes stands here, in inches. null is not asked.
export const profileIds = ['standard', 'accessible', 'california'] as const;
export type ProfileId = (typeof profileIds)[number];

export interface Limits {
  readonly doorClear: number;
  /** A door that cannot be wider than this is an error; null where narrow doors are only advised against. */
  readonly doorCode: number | null;
  readonly workAisle: number;
  readonly workAisleTwoCooks: number;
  readonly walkway: number;
  readonly behindSeat: number;
  readonly behindSeatEdging: number;
  readonly behindSeatTraffic: number;
  readonly route: number | null;
  readonly turningCircle: number | null;
  readonly clearFloor: { readonly width: number; readonly depth: number } | null;
  readonly reach: { readonly low: number; readonly high: number } | null;
  readonly toiletSide: { readonly min: number; readonly max: number } | null;
  readonly toiletClear: { readonly width: number; readonly depth: number } | null;
  readonly tubClear: number | null;
  readonly transferShower: { readonly size: number; readonly clear: number } | null;
  readonly rollInShower: { readonly depth: number; readonly width: number } | null;
  readonly passThroughKitchen: number | null;
  readonly uKitchen: number | null;
  /** Kitchens of any other shape. */
  readonly otherKitchen: number | null;
  readonly workSurface: number | null;
  readonly knee: { readonly height: number; readonly width: number; readonly depth: number } | null;
  readonly lavatoryRim: number | null;
  readonly mirrorBottom: number | null;
  readonly mainWalkway: number;
  readonly needsGrabBars: boolean;
}

const standard: Limits = {
  doorClear: 32,
  doorCode: null,
  workAisle: 42,
  workAisleTwoCooks: 48,
  walkway: 36,
  behindSeat: 32,
  behindSeatEdging: 36,
  behindSeatTraffic: 44,
  route: null,
  turningCircle: null,
  clearFloor: null,
  reach: null,
  toiletSide: null,
  toiletClear: null,
  tubClear: null,
  transferShower: null,
  rollInShower: null,
  passThroughKitchen: null,
  uKitchen: null,
  otherKitchen: null,
  workSurface: null,
  knee: null,
  lavatoryRim: null,
  mirrorBottom: null,
  mainWalkway: 32,
  needsGrabBars: false,
};

const accessible: Limits = {
  ...standard,
  doorCode: 32,
  behindSeatTraffic: 60,
  route: 36,
  turningCircle: 60,
  clearFloor: { width: 30, depth: 48 },
  reach: { low: 15, high: 48 },
  toiletSide: { min: 16, max: 18 },
  toiletClear: { width: 60, depth: 56 },
  tubClear: 30,
  transferShower: { size: 36, clear: 48 },
  rollInShower: { depth: 30, width: 60 },
  passThroughKitchen: 40,
  uKitchen: 60,
  workSurface: 34,
  knee: { height: 27, width: 30, depth: 11 },
  lavatoryRim: 34,
  mirrorBottom: 40,
  mainWalkway: 36,
  needsGrabBars: true,
};

export const profiles: Readonly<Record<ProfileId, Limits>> = {
  standard,
  accessible,
  california: { ...accessible, passThroughKitchen: 48, otherKitchen: 48 },
};
