/** Max lines of a cart: far more than a house needs, far fewer than would slow down a checkout. */
export const MAX_LINES = 400;

/** Max units of a line, as in the contract's qtySchema; additions beyond it are capped. */
export const MAX_LINE_QTY = 100_000;

/** Max area of a line in hundredths of a square foot: below 2^31, the column's limit. */
export const MAX_LINE_AREA_SQFT_E2 = 1_000_000_000;

/** Max rooms of a guest that become projects at one sign-in: each is a project to find or to make. */
export const MAX_ROOMS = 40;
