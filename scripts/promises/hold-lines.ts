// Holds the figures of lines against their sources.
import { figuresIn } from './figures.ts';
import { PLAIN, STATEMENTS } from './promises-on-pages.ts';

/** By name what each source says now, as pages write it. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** For each figure that no statement explains by what its source says: in words, what and where to map it. */
export function unheldFigures(where: string, lines: readonly string[], sources: Sources) {
  const patterns = STATEMENTS.flatMap((statement) => patternOf(statement, sources));
  return lines.flatMap((line) => {
    const figures = figuresIn(line);
    if (figures.length === 0 || PLAIN.some((plain) => plain.line.test(line))) return [];
    const held = patterns.flatMap((pattern) =>
      [...line.matchAll(pattern)].map(
        ({ index, 0: { length } }) => [index, index + length] as const,
      ),
    );
    return figures
      .filter(({ from, to }) => !held.some(([start, end]) => start <= from && to <= end))
      .map(
        ({ words }) =>
          `${where} states '${words}' in '${line.slice(0, 160)}', which is from no source: map it in scripts/promises/promises-on-pages.ts`,
      );
  });
}

/** None if a source has nothing to say here. */
function patternOf(statement: string, sources: Sources): readonly RegExp[] {
  const parts = statement.split(/\{([\w.]+)\}/);
  const names = parts.filter((_, n) => n % 2 === 1);
  if (names.some((name) => (sources[name] ?? []).length === 0)) return [];
  const text = parts
    .map((part, n) => (n % 2 === 1 ? anyOf(sources[part] ?? []) : plain(part)))
    .join('');
  // No figure is held by the end or the beginning of a longer one.
  return [new RegExp(`(?<![\\d.,$])${text}(?!\\d|[.,]\\d)`, 'gi')];
}

function anyOf(values: readonly string[]): string {
  const longestFirst = [...new Set(values)].toSorted((a, b) => b.length - a.length);
  return `(?:${longestFirst.map(plain).join('|')})`;
}

function plain(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
