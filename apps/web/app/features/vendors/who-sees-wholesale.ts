/** G-67, said wherever a vendor enters a price or looks up its terms. */
export const WHO_SEES_WHOLESALE =
  'Your wholesale prices are seen by you and by our staff; homeowners and other vendors never see them. Pros see what your products cost them, with our fee included.';
