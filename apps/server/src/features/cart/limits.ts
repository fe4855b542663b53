/** Lines of a cart: far above a house, far below what would slow a checkout down. */
export const MAX_LINES = 400;

/** Units of a line, as the contract's qtySchema has it; what is added beyond is cut off. */
export const MAX_LINE_QTY = 100_000;

/** Area of a line in hundredths of a square foot: below 2^31, where the column ends. */
export const MAX_LINE_AREA_SQFT_E2 = 1_000_000_000;
