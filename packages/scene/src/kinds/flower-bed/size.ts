/** Edging and soil up to the highest bloom. */
export const FLOWER_HEIGHT_MM = { mixed: 480, lavender: 430, tulips: 400, daisies: 300 } as const;
