import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';

export interface SortableRow {
  readonly key: string;
  /** Said to screen readers, also while it is dragged. */
  readonly text: string;
  readonly content: ReactNode;
}

export interface SortableListProps {
  readonly label: string;
  readonly rows: readonly SortableRow[];
  readonly chosen?: string | null;
  /** Left out for rows that can only be moved and removed. */
  readonly onChoose?: (key: string) => void;
  /** Puts a button at the end of each row. */
  readonly onRemove?: (key: string) => void;
  /** What its rows are, for lists that take them in. */
  readonly kind: string;
  /** Rows of this kind may be dropped on a row of this list. */
  readonly takes?: string;
  readonly onMove: (key: string, target: SortTarget) => void;
  readonly onTake?: (key: string, into: string) => void;
  readonly empty: string;
}

export interface SortTarget {
  readonly key: string;
  readonly at: 'before' | 'after';
}

const typeOf = (kind: string) => `application/x-wevisu-${kind}`;

/** A list in an order of its own: by dragging, or by Enter on a handle, the arrow keys and Enter again. */
export function SortableList(props: SortableListProps) {
  const {
    label,
    rows,
    chosen = null,
    onChoose,
    onRemove,
    kind,
    takes,
    onMove,
    onTake,
    empty,
  } = props;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [typeOf(kind)]: String(key),
        'text/plain': rows.find((row) => row.key === key)?.text ?? '',
      })),
    acceptedDragTypes: [typeOf(kind), ...(takes === undefined ? [] : [typeOf(takes)])],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      if (key === undefined || target.dropPosition === 'on') return;
      onMove(String(key), { key: String(target.key), at: target.dropPosition });
    },
    shouldAcceptItemDrop: (_target, types) => takes !== undefined && types.has(typeOf(takes)),
    async onItemDrop({ items, target }) {
      for (const item of items) {
        if (item.kind !== 'text' || takes === undefined) continue;
        onTake?.(await item.getText(typeOf(takes)), String(target.key));
      }
    },
    renderDropIndicator: (target) => (
      <DropIndicator className="h-0.5 rounded-full drop-target:bg-accent" target={target} />
    ),
  });
  return (
    <GridList
      aria-label={label}
      className="min-h-24 rounded-card border border-line bg-surface p-1 drop-target:border-accent"
      disallowEmptySelection
      dragAndDropHooks={dragAndDropHooks}
      items={rows}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        if (key !== undefined) onChoose?.(String(key));
      }}
      renderEmptyState={() => <p className="p-4 text-muted">{empty}</p>}
      selectedKeys={chosen === null ? [] : [chosen]}
      selectionBehavior="replace"
      selectionMode={onChoose === undefined ? 'none' : 'single'}
    >
      {(row) => (
        <GridListItem
          className={({ isSelected, isDropTarget, isDragging }) =>
            cx(
              'flex min-h-11 items-center gap-1 rounded-control pe-3',
              onChoose && 'cursor-pointer',
              isSelected && 'bg-accent-tint',
              isDropTarget && 'outline-2 outline-accent',
              isDragging && 'opacity-50',
            )
          }
          id={row.key}
          textValue={row.text}
        >
          <Button
            aria-label={`Move ${row.text}`}
            className="grid size-9 shrink-0 cursor-grab place-items-center rounded-control text-muted"
            slot="drag"
          >
            <Icon name="menu" size={14} />
          </Button>
          {row.content}
          {onRemove && (
            <Button
              aria-label={`Remove ${row.text}`}
              className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-sunken"
              onPress={() => onRemove(row.key)}
            >
              <Icon name="x" size={14} />
            </Button>
          )}
        </GridListItem>
      )}
    </GridList>
  );
}
