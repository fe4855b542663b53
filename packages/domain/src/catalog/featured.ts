/** Products that a pro can put first in a showroom; the table's places end there. */
export const MAX_FEATURED = 24;
