/** G-67, said wherever a vendor enters a price or looks up its terms. */
export const WHO_SEES_WHOLESALE =
  'Your wholesale prices are seen by you, by pros who sell your products, and by our staff; homeowners and other vendors never see them.';
