import type { ShowroomId } from '@wevisu/domain/ids.ts';

interface Opening {
  readonly id: ShowroomId;
  /** Of the picture's content; null without a picture. */
  readonly hash: string | null;
}

/** The address of an opening picture; it changes with the picture, so browsers keep it for a year. */
export function openingAddress({ id, hash }: Opening): string | null {
  return hash === null ? null : `/media/showroom/${id}-${hash}.webp`;
}

export function openingFile({ id, hash }: { readonly id: ShowroomId; readonly hash: string }) {
  return `showrooms/${id}-${hash}.webp`;
}
