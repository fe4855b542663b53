/** Rows of a list that are counted, and that may be chosen at once; beyond it a list says '10,000+'. */
export const MAX_COUNT = 10_000;
