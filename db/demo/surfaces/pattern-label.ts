import { patternLabels } from '@wevisu/scene/patterns/laying.ts';

const labels: ReadonlyMap<string, string> = new Map(Object.entries(patternLabels));

/** What a pattern is called in a shop; throws for one that the scene can't lay. */
export function patternLabel(pattern: string): string {
  const label = labels.get(pattern);
  if (label === undefined) throw new Error(`Unknown pattern: ${pattern}`);
  return label;
}
