import type { ListingModel } from './listing.ts';

const TMM_PER_INCH = 254;
const inches = (tmm: number) => Math.round((tmm / TMM_PER_INCH) * 10) / 10;

/** '30 in wide, 36 in high, 24.5 in deep'. */
export function modelSizeText(
  of: Pick<ListingModel, 'width_tmm' | 'height_tmm' | 'depth_tmm'>,
): string {
  const [width, height, depth] = [of.width_tmm, of.height_tmm, of.depth_tmm].map(inches);
  return `${width} in wide, ${height} in high, ${depth} in deep`;
}
