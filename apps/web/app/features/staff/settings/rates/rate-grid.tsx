import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { moveInGrid, type Place, readPasted } from './move-in-grid.ts';

export interface GridCell {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly isSwitch: boolean;
  readonly isChanged: boolean;
  readonly error: string | null;
  /** What waits for its day, as a sentence. */
  readonly waiting: string | null;
}

export interface GridRow {
  readonly key: string;
  readonly label: string;
  readonly isEnding: boolean;
  readonly cells: readonly GridCell[];
  /** Adds or ends the row. */
  readonly act: { readonly label: string; readonly text: string; readonly onPress: () => void };
}

export interface RateGridProps {
  readonly label: string;
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly GridRow[];
  readonly onType: (key: string, text: string) => void;
  readonly onPaste: (typed: readonly (readonly [key: string, text: string])[]) => void;
  /** Puts the value that counts back. */
  readonly onReset: (key: string) => void;
  readonly onFocus: (key: string) => void;
}

/** A table to type into: one tab stop, arrow keys and Enter between the cells, a block of cells by pasting. */
export function RateGrid(props: RateGridProps) {
  const { label, corner, columns, rows, onPaste, onReset } = props;
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<Place>({ row: 0, column: 0 });
  const size = { row: rows.length, column: columns.length + 1 };
  // A table may have lost the row of its tab stop.
  const at = { ...stop, row: Math.min(stop.row, Math.max(rows.length - 1, 0)) };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const place = placeOf(event.target);
    if (place === null) return;
    const isButton = event.target instanceof HTMLButtonElement;
    if (isButton && event.key === 'Enter') return;
    if (event.key === 'Escape') {
      const cell = rows[place.row]?.cells[place.column];
      if (cell !== undefined) onReset(cell.key);
      return;
    }
    const to = moveInGrid(place, event, caretOf(event.target), size);
    if (to === null) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-at="${to.row}:${to.column}"]`)?.focus();
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    const place = placeOf(event.target);
    const block = readPasted(event.clipboardData.getData('text/plain'));
    if (place === null || block === null) return;
    event.preventDefault();
    onPaste(
      block.flatMap((texts, down) =>
        texts.flatMap((text, right) => {
          const row = rows[place.row + down];
          const cell = row?.cells[place.column + right];
          return cell === undefined || cell.isSwitch || row?.isEnding
            ? []
            : [[cell.key, text] as const];
        }),
      ),
    );
  }

  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
      <table
        aria-label={label}
        className="w-full border-collapse text-14"
        onFocus={(event) => {
          const place = placeOf(event.target);
          if (place === null) return;
          setStop(place);
          const key = rows[place.row]?.cells[place.column]?.key;
          if (key !== undefined) props.onFocus(key);
        }}
        onKeyDown={onKeyDown}
        onPaste={paste}
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of inputs is a grid
        role="grid"
      >
        <thead>
          <tr className="border-b border-line text-muted">
            <th className={cx(HEAD, 'bg-surface text-left')} scope="col">
              {corner}
            </th>
            {columns.map((column) => (
              <th className="px-2 py-2 text-right font-[520]" key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="reader-only">Row</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Row {...props} at={at} key={row.key} place={place} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HEAD = 'sticky left-0 z-1 px-3 py-2 font-[520] whitespace-nowrap';

interface RowProps extends RateGridProps {
  readonly row: GridRow;
  readonly place: number;
  readonly at: Place;
}

function Row({ row, place, at, onType, columns }: RowProps) {
  const stopsAt = (column: number) => (at.row === place && at.column === column ? 0 : -1);
  const { act } = row;
  return (
    <tr className="border-b border-line last:border-b-0">
      <th className={cx(HEAD, 'bg-surface text-left', row.isEnding && 'line-through')} scope="row">
        {row.label}
      </th>
      {row.cells.map((cell, column) => (
        <td
          className={cx('p-0.5', cell.isChanged && !row.isEnding && 'bg-accent-tint')}
          key={cell.key}
        >
          <CellInput
            at={`${place}:${column}`}
            cell={cell}
            isEnding={row.isEnding}
            onType={onType}
            tabIndex={stopsAt(column)}
          />
        </td>
      ))}
      <td className="px-1 text-right">
        <button
          aria-label={act.label}
          className="min-h-9 rounded-control px-2 text-accent-text hover:bg-accent-tint"
          data-at={`${place}:${columns.length}`}
          onClick={act.onPress}
          tabIndex={stopsAt(columns.length)}
          type="button"
        >
          {act.text}
        </button>
      </td>
    </tr>
  );
}

interface CellInputProps {
  readonly cell: GridCell;
  readonly at: string;
  readonly isEnding: boolean;
  readonly tabIndex: number;
  readonly onType: (key: string, text: string) => void;
}

function CellInput({ cell, at, isEnding, tabIndex, onType }: CellInputProps) {
  const { key, label, text, isSwitch, error, waiting } = cell;
  const common = {
    'aria-invalid': error === null ? undefined : true,
    'aria-label': label,
    'data-at': at,
    tabIndex,
    title: error ?? waiting ?? undefined,
  };
  if (isSwitch)
    return (
      <span className="grid min-h-9 place-items-end px-2">
        <input
          {...common}
          aria-disabled={isEnding}
          checked={text === 'true'}
          className="m-auto me-0 size-5 accent-(--color-accent)"
          onChange={({ target }) => !isEnding && onType(key, String(target.checked))}
          type="checkbox"
        />
      </span>
    );
  return (
    <span className="relative block min-w-20">
      <input
        {...common}
        className="figures min-h-9 w-full rounded-[4px] border border-transparent bg-transparent px-2 text-right text-14 hover:border-edge focus:border-accent read-only:text-muted aria-invalid:border-danger max-sm:text-16"
        inputMode="decimal"
        maxLength={12}
        onChange={({ target }) => onType(key, target.value)}
        onFocus={({ target }) => target.select()}
        readOnly={isEnding}
        type="text"
        value={text}
      />
      {waiting !== null && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 right-0.5 size-1.5 rounded-full bg-clay"
        />
      )}
    </span>
  );
}

function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLElement)) return null;
  const [row, column] = (target.dataset['at'] ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

function caretOf(target: EventTarget) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'text')
    return { isAtStart: true, isAtEnd: true };
  const { selectionStart, selectionEnd, value } = target;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  return {
    isAtStart: isWhole || (selectionStart === 0 && selectionEnd === 0),
    isAtEnd: isWhole || (selectionStart === value.length && selectionEnd === value.length),
  };
}
