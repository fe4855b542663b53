import { formatFeetInches, parseLength } from '@wevisu/scene/units/feet-inches.ts';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { type DrawnShape, drawnLengths, type TypedLengths } from '../gestures/draw-gesture.ts';
import type { Preview } from '../gestures/gesture.ts';

export interface DrawFieldsProps {
  readonly shape: DrawnShape;
  readonly drawn: NonNullable<Preview['drawn']>;
  readonly onType: (lengths: TypedLengths) => void;
  readonly onEnter: () => void;
}

const names = { line: ['Length'], box: ['Width', 'Depth'] } as const;

/** What the text means: a length, nothing yet, or neither. */
function read(text: string): number | null | 'unread' {
  if (text.trim() === '') return null;
  const tenths = parseLength(text);
  return tenths === null || tenths <= 0 ? 'unread' : tenths;
}

type Typed = readonly [string, string];

/** Both fields; 12' x 10' in the first one sets both sides of a room. */
function readTyped(shape: DrawnShape, [first, second]: Typed) {
  const [before = '', beyond] = first.split(/\s*[x×]\s*/);
  return shape === 'box' && beyond !== undefined
    ? ([read(before), read(beyond)] as const)
    : ([read(first), read(second)] as const);
}

/**
 * The lengths of the current drawing, typed as 12' 6 1/2". A length that is not typed follows the pointer.
 */
export function DrawFields({ shape, drawn, onType, onEnter }: DrawFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>(['', '']);
  useEffect(() => {
    // Touch input should not bring up the on-screen keyboard.
    if (matchMedia('(pointer: fine)').matches) first.current?.focus();
  }, []);
  const { from, to } = drawn;
  const now = drawnLengths(shape, from, to);
  const readings = readTyped(shape, typed);
  const isWrong = readings.includes('unread');

  function change(index: number, text: string): void {
    const next: Typed = index === 0 ? [text, typed[1]] : [typed[0], text];
    setTyped(next);
    const [one, two] = readTyped(shape, next);
    onType([one === 'unread' ? null : one, two === 'unread' ? null : two]);
  }

  return (
    <form
      className="absolute top-26 left-1/2 flex -translate-x-1/2 gap-2 rounded-control border border-line bg-surface p-2 shadow-soft"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onEnter();
      }}
    >
      {names[shape].map((name, index) => (
        <label className="flex items-center gap-2" key={name}>
          <span className="text-muted">{name}</span>
          <input
            aria-invalid={readings[index] === 'unread'}
            autoComplete="off"
            className={cx(
              'figures h-9 w-28 rounded-[6px] border bg-surface px-2 text-16',
              readings[index] === 'unread' ? 'border-danger' : 'border-edge',
            )}
            onChange={(event) => change(index, event.target.value)}
            placeholder={formatFeetInches(Math.round(now[index] ?? 0))}
            value={typed[index] ?? ''}
            {...(index === 0 ? { ref: first } : {})}
          />
        </label>
      ))}
      <button className="reader-only" type="submit">
        Draw it
      </button>
    </form>
  );
}
