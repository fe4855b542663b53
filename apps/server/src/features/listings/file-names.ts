// Names of a listing's files in the file store, by the key of their row.
import { LISTING_PHOTO } from '@wevisu/domain/listings/listing-file.ts';
import type { FileKind } from './store/files.ts';

export function photoFile(key: string, width: number): string {
  return `listings/${key}-${width}.webp`;
}

export function documentFile(key: string): string {
  return `listings/${key}.pdf`;
}

export function modelFile(key: string): string {
  return `listings/${key}.glb`;
}

/** Null for pictures, which are kept in several sizes. */
export const FILE_OF = {
  photo: null,
  document: { nameOf: documentFile, type: 'application/pdf', saved: 'document.pdf' },
  model: { nameOf: modelFile, type: 'model/gltf-binary', saved: 'model.glb' },
} as const;

export function listFileNames({ key, kind }: { readonly key: string; readonly kind: FileKind }) {
  const whole = FILE_OF[kind];
  return whole === null
    ? LISTING_PHOTO.widths.map((width) => photoFile(key, width))
    : [whole.nameOf(key)];
}
