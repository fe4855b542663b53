import type { StaffCaseDetail } from '@wevisu/contract/staff-queues.ts';
import { DOCUMENT_LABELS, type Listing } from '@wevisu/domain/listings/listing.ts';
import { modelSizeText } from '@wevisu/domain/listings/model-size-text.ts';

export type CaseFile = StaffCaseDetail['files'][number];

/** Pictures and documents of a draft, then those of the live product that it drops. */
export function listCaseFiles(content: Listing, live: Listing | null): CaseFile[] {
  const mine = filesOf(content);
  const shown = live === null ? [] : filesOf(live);
  const wanted = new Set(mine.map(({ file }) => file));
  const placeOf = new Map(shown.map(({ file, place }) => [file, place]));
  return [
    ...mine.map(({ place: _, ...one }) => {
      const place = placeOf.get(one.file) ?? null;
      return { ...one, change: place === null ? ('added' as const) : null, live_place: place };
    }),
    ...shown
      .filter(({ file }) => !wanted.has(file))
      .map(({ place, ...one }) => ({ ...one, change: 'removed' as const, live_place: place })),
  ];
}

function filesOf({ photos, documents, model }: Listing) {
  return [
    ...photos.map(({ file, alt }, place) => ({ file, kind: 'photo' as const, label: alt, place })),
    ...documents.map(({ file, kind, name }, place) => ({
      ...{ file, kind: 'document' as const },
      label: `${name} (${DOCUMENT_LABELS[kind]})`,
      place,
    })),
    ...(model === null
      ? []
      : [
          {
            ...{ file: model.file, kind: 'model' as const, place: 0 },
            label: `3D model, ${modelSizeText(model)}`,
          },
        ]),
  ];
}
