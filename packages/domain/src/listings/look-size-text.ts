/** Integer tenths of a millimeter; null where there is none. */
interface Extents {
  readonly width_tmm: number | null;
  readonly height_tmm: number | null;
  readonly depth_tmm: number | null;
}

const TMM_PER_INCH = 254;

/** '33.25 in' */
export function inchText(tmm: number): string {
  return `${Math.round((tmm / TMM_PER_INCH) * 100) / 100} in`;
}

/** '30 in wide, 36 in high, 24.5 in deep'; what there is not is left out. */
export function lookSizeText({ width_tmm, height_tmm, depth_tmm }: Extents): string {
  const parts = [
    [width_tmm, 'wide'],
    [height_tmm, 'high'],
    [depth_tmm, 'deep'],
  ] as const;
  return parts
    .flatMap(([tmm, word]) => (tmm === null ? [] : `${inchText(tmm)} ${word}`))
    .join(', ');
}

const SAID = /(\d+(?:\.\d+)?)(?: (\d+)\/(\d+))? in (wide|high|deep)/g;

/** The extents in a text such as '33 in wide, 69 3/4 in high'. */
export function readSizeText(text: string): Extents {
  const found = new Map(
    [...text.matchAll(SAID)].map(([, whole, over, under, word]) => {
      const part = over === undefined ? 0 : Number(over) / Number(under);
      return [word, Math.round((Number(whole) + part) * TMM_PER_INCH)];
    }),
  );
  const of = (word: string) => found.get(word) ?? null;
  return { width_tmm: of('wide'), height_tmm: of('high'), depth_tmm: of('deep') };
}
