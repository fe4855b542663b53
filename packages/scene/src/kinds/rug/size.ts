/** Of the pile with its pattern: no one stumbles over it. */
export const RUG_THICKNESS_MM = 8;
