import type { Area, AreaEntry } from './area.ts';

/** The area's pages that have every typed word in their name or description; names that begin with it first. */
export function findEntries(area: Area, typed: string): readonly AreaEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const start: AreaEntry = {
    to: area.home,
    label: 'Start',
    icon: 'elevation',
    about: 'What waits for you.',
  };
  const textOf = ({ label, about }: AreaEntry) => `${label} ${about}`.toLowerCase();
  const rank = ({ label }: AreaEntry) => (label.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1);
  return [start, ...area.entries]
    .filter((entry) => words.every((word) => textOf(entry).includes(word)))
    .sort((a, b) => rank(a) - rank(b));
}
