/** Most lines of a cart: far above a house, far below what would slow a checkout down. */
export const MOST_LINES = 400;

/** Most units of a line, as the contract's qtySchema has it; what is added beyond is cut off. */
export const MOST_OF_A_LINE = 100_000;
