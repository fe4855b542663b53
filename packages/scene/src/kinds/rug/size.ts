/** Height of the pile with its pattern, too low to trip on. */
export const RUG_THICKNESS_MM = 8;
