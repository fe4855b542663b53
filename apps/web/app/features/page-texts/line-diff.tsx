import { type DiffLine, diffLines } from '@wevisu/domain/texts/diff-lines.ts';

interface LineDiffProps {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Lines around a change that show where it is. */
const CONTEXT = 1;

/** What differs between two texts: removed and added lines, with the line before and after them. */
export function LineDiff({ label, from, to }: LineDiffProps) {
  const lines = diffLines(from, to);
  if (lines.every(({ kind }) => kind === 'same'))
    return <p className="text-muted">The texts are the same.</p>;
  const shown = lines.map((_, index) =>
    lines
      .slice(Math.max(index - CONTEXT, 0), index + CONTEXT + 1)
      .some(({ kind }) => kind !== 'same'),
  );
  return (
    <section
      aria-label={label}
      className="max-h-96 overflow-y-auto rounded-control border border-line bg-surface py-1 text-14"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
    >
      {lines.map((line, index) => {
        const isGap = !shown[index] && (index === 0 || shown[index - 1]);
        if (!shown[index])
          return isGap ? (
            <p className="px-3 text-muted" key={`${index}-gap`}>
              …
            </p>
          ) : null;
        return <Line key={`${index}-${line.kind}`} line={line} />;
      })}
    </section>
  );
}

function Line({ line: { kind, text } }: { readonly line: DiffLine }) {
  const shown = text === '' ? ' ' : text;
  if (kind === 'same') return <p className="break-words px-3 text-muted">{shown}</p>;
  if (kind === 'removed')
    return (
      <p className="break-words bg-danger-tint px-3">
        <span className="reader-only">Removed: </span>
        <del>{shown}</del>
      </p>
    );
  return (
    <p className="break-words bg-success-tint px-3">
      <span className="reader-only">Added: </span>
      <ins className="no-underline">{shown}</ins>
    </p>
  );
}
