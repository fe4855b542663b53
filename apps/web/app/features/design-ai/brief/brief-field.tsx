import type { Brief } from '@wevisu/layout/brief/brief.ts';
import { Fragment, useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { CONTROL, LABEL } from '../../../ui/field-style.ts';
import { useTypedBefore } from '../../../ui/typed-before.ts';
import { type MarkKind, markText } from './mark-text.ts';
import { SAMPLES } from './samples.ts';

const TEXT = 'col-start-1 row-start-1 min-h-44 px-4 py-3.5 text-18 whitespace-pre-wrap break-words';

const MARKS: Readonly<Record<MarkKind, string>> = {
  unknown: 'decoration-warning decoration-wavy decoration-1',
  against: 'decoration-danger decoration-2',
};

export interface BriefFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly maxLength: number;
  readonly brief: Brief | null;
  readonly describedBy?: string;
}

/** A field for many words that grows with them, and underlines what was not understood. */
export function BriefField({ text, onChange, maxLength, brief, describedBy }: BriefFieldProps) {
  const id = useId();
  const around = useTypedBefore(onChange);
  const pieces = brief === null || brief.text !== text ? [{ text, mark: null }] : markText(brief);
  return (
    <div>
      <label className={LABEL} htmlFor={id}>
        Your room in your words
      </label>
      <div className="mt-1.5 grid" ref={around}>
        <textarea
          aria-describedby={describedBy}
          className={cx(CONTROL, TEXT, 'resize-none overflow-hidden rounded-card')}
          id={id}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          placeholder={SAMPLES[0].text}
          value={text}
        />
        {/* The same text in the same place: its size is the field's, and only its underlines show. */}
        <div
          aria-hidden="true"
          className={cx(TEXT, 'pointer-events-none border border-transparent text-transparent')}
        >
          {pieces.map((piece, n) =>
            piece.mark === null ? (
              <Fragment key={n}>{piece.text}</Fragment>
            ) : (
              <span className={cx('underline underline-offset-4', MARKS[piece.mark])} key={n}>
                {piece.text}
              </span>
            ),
          )}
          {'\n'}
        </div>
      </div>
    </div>
  );
}
