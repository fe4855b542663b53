import { broken } from './broken.ts';
import type { Finding } from './finding.ts';

/** Findings of one code: a person reads no more, and a hostile file may have thousands. */
const MAX_OF_A_CODE = 100;

/** The findings with at most a hundred of each code, and for each longer code how many more there are. */
export function shortened(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  const kept = findings.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= MAX_OF_A_CODE;
  });
  const more = [...counts].flatMap(([code, count]): Finding[] => {
    const left = count - MAX_OF_A_CODE;
    if (left <= 0) return [];
    const text = `${left.toLocaleString('en-US')} more of the kind ${code}; nothing of them is lost.`;
    return [broken({ code: 'more-of-a-kind', text, nodeIds: [], measured: left })];
  });
  return [...kept, ...more];
}
