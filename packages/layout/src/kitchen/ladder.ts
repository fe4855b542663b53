// The sizes in which a kitchen is tried, and which of them are the same to a leg.

/** Appliances and fixtures by width, inches; the first that fit are taken. */
export interface Sizes {
  readonly fridge: string;
  readonly sink: number;
  readonly range: number;
  readonly dishwasher: number;
  readonly bins: number;
  /** Around the corner from the sink or across from it, where its own row has no room for them. */
  readonly areBinsElsewhere?: boolean;
}

export const ladder: readonly Sizes[] = [
  { fridge: 'pantry24 fridge36', sink: 36, range: 36, dishwasher: 24, bins: 18 },
  { fridge: 'pantry24 fridge36', sink: 33, range: 30, dishwasher: 24, bins: 15 },
  { fridge: 'fridge36', sink: 33, range: 30, dishwasher: 24, bins: 15 },
  { fridge: 'fridge33', sink: 33, range: 30, dishwasher: 24, bins: 15 },
  { fridge: 'fridge30', sink: 30, range: 30, dishwasher: 24, bins: 15 },
  { fridge: 'fridge30', sink: 30, range: 30, dishwasher: 18, bins: 15 },
  { fridge: 'fridge30', sink: 30, range: 30, dishwasher: 24, bins: 15, areBinsElsewhere: true },
  { fridge: 'fridge30', sink: 30, range: 30, dishwasher: 18, bins: 15, areBinsElsewhere: true },
  { fridge: 'fridge30', sink: 30, range: 30, dishwasher: 18, bins: 0 },
];

/** What stands in a leg, as bits: of the sizes, no other changes it. */
export const HAS = { cold: 1, sink: 2, range: 4, bins: 8 } as const;
const ROLES = 16;

/** By what stands in a leg, of each of the ladder's sizes the first that is the same to it. */
export const firstAlike: readonly (readonly number[])[] = Array.from(
  { length: ROLES },
  (_, role) => {
    const measures = (sizes: Sizes): unknown[] => [
      role & HAS.cold ? sizes.fridge : null,
      ...(role & HAS.sink
        ? [sizes.sink, sizes.dishwasher, sizes.bins, sizes.areBinsElsewhere]
        : []),
      role & HAS.range ? sizes.range : null,
      role & HAS.bins ? sizes.bins : null,
    ];
    const texts = ladder.map((sizes) => JSON.stringify(measures(sizes)));
    return texts.map((text) => texts.indexOf(text));
  },
);
