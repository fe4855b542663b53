import type { Listing, ListingVariant } from '@wevisu/domain/listings/listing.ts';
import { inchText } from '@wevisu/domain/listings/look-size-text.ts';
import { cardOf } from '@wevisu/scene/kinds/card-of.ts';
import { findLookProblems } from '@wevisu/scene/kinds/looks/look-problems.ts';
import {
  differencesOfSize,
  readModelLook,
  type SizeDifference,
  sizeOfLook,
} from '@wevisu/scene/kinds/looks/look-size.ts';
import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import { parseProductPicture } from '@wevisu/scene/pictures/product-picture.ts';

type Problems = Readonly<Record<string, string>>;

const UNDRAWN = 'This look cannot be drawn. Choose another one.';

/**
 * What keeps a look from being submitted: parameters that can't be drawn, a kind that its category does not sell, and
 * sizes of new variants that are not those of the look. Variants that are live keep theirs: see `lookSizesOf`.
 */
export function findPictureProblem(
  { picture, variants }: Listing,
  { ofCategory }: { readonly ofCategory: Listing['picture'] },
): Problems {
  if (picture === null) return {};
  const own = problemsOf(picture, 'picture');
  if (Object.keys(own).length > 0) return own;
  if (!isSoldAs(picture, ofCategory)) {
    return { picture: 'The category has other products. Start from its look.' };
  }
  return Object.assign({}, ...variants.map((variant) => problemsOfVariant(variant, picture)));
}

function problemsOfVariant(variant: ListingVariant, picture: NonNullable<Listing['picture']>) {
  const at = `variants.${variant.key}`;
  const look = mergePicture(picture, variant.picture) as NonNullable<Listing['picture']>;
  const own = problemsOf(look, `${at}.picture`);
  if (Object.keys(own).length > 0 || variant.id !== null) return own;
  const spec = readModelLook(look);
  if (spec === null) return own;
  return Object.fromEntries(
    differencesOfSize(sizeOfLook(spec), variant).map((one) => [`${at}.${one.field}`, textOf(one)]),
  );
}

const WORDS = { width_tmm: 'wide', height_tmm: 'high', length_tmm: 'deep' } as const;

/** 'The look is 36 in wide. …' */
function textOf({ field, drawn }: SizeDifference): string {
  return `The look is ${inchText(drawn)} ${WORDS[field]}. Enter that, or change the look.`;
}

function problemsOf(look: Readonly<Record<string, unknown>>, at: string): Problems {
  if (look.type === 'model') {
    const found = [...findLookProblems(look)];
    return Object.fromEntries(
      found.map(([path, text]) => [path === '' ? at : `${at}.${path}`, text]),
    );
  }
  try {
    parseProductPicture(look);
    return {};
  } catch {
    return { [at]: UNDRAWN };
  }
}

/** Faucets are not sold as sofas. A category without a look of its own sells anything. */
function isSoldAs(picture: unknown, ofCategory: Listing['picture']): boolean {
  const sold = readModelLook(ofCategory);
  const own = readModelLook(picture);
  if (ofCategory === null) return true;
  if (sold === null) return own === null || ofCategory.type !== 'surface';
  return own !== null && cardOf(own.kind).category === cardOf(sold.kind).category;
}
