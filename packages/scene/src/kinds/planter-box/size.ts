/** How far the plants reach above the box. */
export const PLANTING_MM = { none: 0, herbs: 240, flowers: 280, grass: 520, boxwood: 320 } as const;
