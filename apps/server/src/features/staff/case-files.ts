import type { StaffCaseDetail } from '@wevisu/contract/staff-queues.ts';
import { DOCUMENT_LABELS, type Listing } from '@wevisu/domain/listings/listing.ts';
import { modelSizeText } from '@wevisu/domain/listings/model-size-text.ts';

export type CaseFile = StaffCaseDetail['files'][number];

/** Pictures and documents of a draft, then those of the live product that it drops. */
export function listCaseFiles(content: Listing, live: Listing | null): CaseFile[] {
  const mine = filesOf(content);
  const shown = live === null ? [] : filesOf(live);
  const [wanted, known] = [mine, shown].map((files) => new Set(files.map(({ file }) => file)));
  return [
    ...mine.map((one) => ({ ...one, change: known?.has(one.file) ? null : ('added' as const) })),
    ...shown
      .filter(({ file }) => !wanted?.has(file))
      .map((one) => ({ ...one, change: 'removed' as const })),
  ];
}

function filesOf({ photos, documents, model }: Listing) {
  return [
    ...photos.map(({ file, alt }) => ({ file, kind: 'photo' as const, label: alt })),
    ...documents.map(({ file, kind, name }) => ({
      ...{ file, kind: 'document' as const },
      label: `${name} (${DOCUMENT_LABELS[kind]})`,
    })),
    ...(model === null
      ? []
      : [{ file: model.file, kind: 'model' as const, label: `3D model, ${modelSizeText(model)}` }]),
  ];
}
