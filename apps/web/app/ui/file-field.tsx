import { useId, useRef } from 'react';
import { cx } from './cx.ts';
import type { FieldBase } from './field.tsx';
import { describedBy, FieldNotes } from './field-notes.tsx';
import { CONTROL, FIELD, LABEL } from './field-style.ts';
import { Icon } from './icon.tsx';

export interface FileFieldProps extends FieldBase {
  readonly name: string;
  /** Types that the file picker offers first; others may still be chosen. */
  readonly accept: string;
  readonly file: File | null;
  readonly onChange: (file: File | null) => void;
}

const KILOBYTE = 1024;

/** The native file input, invisible over a custom box: it takes clicks, keys and drops. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, className, name, accept, file, onChange } = props;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);

  function remove() {
    if (inputRef.current) inputRef.current.value = '';
    onChange(null);
    inputRef.current?.focus();
  }

  return (
    <div className={cx(FIELD, 'min-w-0', className)}>
      <label className={LABEL} htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          accept={accept}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          className="peer absolute inset-0 z-10 w-full cursor-pointer opacity-0"
          id={id}
          name={name}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            // Closing the picker without a choice keeps the current file.
            if (chosen) onChange(chosen);
          }}
          ref={inputRef}
          type="file"
        />
        <div
          aria-hidden="true"
          className={cx(
            CONTROL,
            'flex items-center gap-3 peer-hover:border-ink peer-focus:outline-2 peer-focus:outline-accent-text peer-focus:outline-offset-2',
            file !== null && 'pe-14',
          )}
          data-invalid={error ? true : undefined}
        >
          <span className="text-muted">
            <Icon name={file === null ? 'plus' : error ? 'alert' : 'check'} />
          </span>
          <span className={cx('min-w-0 truncate', file === null && 'text-muted')}>
            {file?.name ?? 'Choose a file'}
          </span>
          {file && (
            <span className="figures shrink-0 text-14 text-muted">{sizeWords(file.size)}</span>
          )}
        </div>
        {file && (
          <button
            aria-label="Remove the file"
            className="absolute inset-y-0 end-1 z-20 my-auto grid size-9 place-items-center rounded-control text-muted hover:text-ink"
            onClick={remove}
            type="button"
          >
            <Icon name="x" />
          </button>
        )}
      </div>
      <FieldNotes error={error} hint={hint} id={id} />
    </div>
  );
}

function sizeWords(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE
    ? `${Math.ceil(kilobytes)} KB`
    : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
