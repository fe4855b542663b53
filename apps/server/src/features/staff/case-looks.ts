import type { StaffCaseDetail } from '@wevisu/contract/staff-queues.ts';
import { isSame } from '@wevisu/domain/listings/diff-listing.ts';
import type { Listing } from '@wevisu/domain/listings/listing.ts';
import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';

type CaseLook = StaffCaseDetail['looks'][number];
type Look = CaseLook['asked'];
type Sizes = readonly Pick<CaseLook, 'key' | 'size' | 'differs'>[];

/** A page draws no more. */
const MAX_LOOKS = 12;

/** Looks that would be others, of the product and of its variants; of a new product all of them. */
export function listCaseLooks(of: {
  readonly content: Listing;
  readonly live: Listing | null;
  readonly sizes: Sizes;
}): CaseLook[] {
  const { content, live, sizes } = of;
  const before = live === null ? new Map<string, Shown>() : new Map(shownBy(live));
  return shownBy(content)
    .flatMap(([key, { title, look }]) => {
      const shown = before.get(key)?.look ?? null;
      if (shown !== null && isSame(shown, look)) return [];
      const size = sizes.find((one) => one.key === key);
      const differs = size?.differs ?? null;
      return [{ key, title, live: shown, asked: look, size: size?.size ?? null, differs }];
    })
    .slice(0, MAX_LOOKS);
}

interface Shown {
  readonly title: string;
  readonly look: Look;
}

function shownBy({ picture, variants }: Listing): [key: string, shown: Shown][] {
  if (picture === null) return [];
  const own = variants.filter((variant) => variant.picture !== null);
  return [
    ['', { title: 'Look', look: { ...picture } }],
    ...own.map((variant): [string, Shown] => [
      variant.key,
      {
        title: `Look of ${variant.vendor_sku}`,
        look: mergePicture(picture, variant.picture) as Look,
      },
    ]),
  ];
}
