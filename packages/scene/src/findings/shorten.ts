import type { Finding } from './finding.ts';

/** Findings of one code: a person reads no more, and a hostile file may have thousands. */
export const MAX_OF_A_CODE = 200;

/** The code of a finding that counts, in `measured`, those of another code that are left out. */
export const MORE_OF_A_KIND = 'more-of-a-kind';

/** How many findings a finding stands for. */
export function countOf({ code, measured }: Finding): number {
  return code === MORE_OF_A_KIND ? (measured ?? 1) : 1;
}

/** Stands for findings of a code that are left out. */
export function moreOfAKind(code: string, tier: Finding['tier'], count: number): Finding {
  return {
    code: MORE_OF_A_KIND,
    tier,
    text: `And ${count.toLocaleString('en-US')} more of this kind (${code}).`,
    nodeIds: [],
    measured: count,
    required: null,
    line: null,
    mend: null,
  };
}

/** The findings with at most two hundred of each code; after the last of a longer code, how many more there are. */
export function shortened(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  for (const finding of findings) {
    counts.set(finding.code, (counts.get(finding.code) ?? 0) + countOf(finding));
  }
  const seen = new Map<string, number>();
  return findings.flatMap((finding): Finding[] => {
    const { code, tier } = finding;
    if (code === MORE_OF_A_KIND) return [finding];
    const nth = (seen.get(code) ?? 0) + 1;
    seen.set(code, nth);
    if (nth > MAX_OF_A_CODE) return [];
    const left = (counts.get(code) ?? 0) - MAX_OF_A_CODE;
    return nth === MAX_OF_A_CODE && left > 0 ? [finding, moreOfAKind(code, tier, left)] : [finding];
  });
}
