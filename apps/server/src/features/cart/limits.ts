/** Most lines of a cart: far above a house, far below what would slow a checkout down. */
export const MOST_LINES = 400;

/** Most units of a line, as the contract's qtySchema has it; what is added beyond is cut off. */
export const MOST_OF_A_LINE = 100_000;

/** Most area of a line in hundredths of a square foot: below 2^31, where the column ends. */
export const MOST_AREA_E2 = 1_000_000_000;
