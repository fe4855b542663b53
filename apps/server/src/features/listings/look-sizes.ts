import type { VendorListing } from '@wevisu/contract/listings.ts';
import type { Listing } from '@wevisu/domain/listings/listing.ts';
import { inchText, lookSizeText, readSizeText } from '@wevisu/domain/listings/look-size-text.ts';
import {
  differencesOfSize,
  readModelLook,
  type SaidSize,
  sizeOfLook,
} from '@wevisu/scene/kinds/looks/look-size.ts';
import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import { bakedPictureKey } from '../catalog/media/baked-picture-key.ts';

type LookSize = VendorListing['looks'][number];

/** The row of a specification that says all extents. */
const OVERALL = 'Overall size';
const WORDS = { width_tmm: 'wide', height_tmm: 'high', length_tmm: 'deep' } as const;

/** Real sizes of the product's look and of each variant's, and where specification or variant say another. */
export function lookSizesOf({ picture, variants, specification }: Listing): LookSize[] {
  const overall = specification.find(([label]) => label === OVERALL)?.[1];
  const { depth_tmm: length_tmm, ...said } = readSizeText(overall ?? '');
  return [
    ...sizeOf('', picture, { who: 'specification', said: { ...said, length_tmm } }),
    ...variants.flatMap((variant) =>
      sizeOf(variant.key, mergePicture(picture, variant.picture), {
        who: 'variant',
        said: variant,
      }),
    ),
  ];
}

function sizeOf(
  key: string,
  look: unknown,
  { who, said }: { readonly who: string; readonly said: SaidSize },
): LookSize[] {
  const spec = readModelLook(look);
  if (spec === null) return [];
  const size = sizeOfLook(spec);
  const differs = differencesOfSize(size, said).map(
    (one) => `${inchText(one.said)} ${WORDS[one.field]} in the ${who}`,
  );
  const text = differs.length === 0 ? null : `${differs.join(', ')}.`;
  return [{ key, size: lookSizeText(size), differs: text, poster: bakedPictureKey(spec) }];
}
