import { productPath } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { EditLine } from './edit-line.tsx';
import type { ChecklistItem } from './project-calls.ts';
import type { ChecklistChanges } from './use-checklist.ts';

export interface ChecklistRowProps {
  readonly item: ChecklistItem;
  readonly changes: ChecklistChanges;
}

/** A line to check off, edit or remove. */
export function ChecklistRow({ item, changes }: ChecklistRowProps) {
  const { id, title, done, source, product_hash } = item;
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <li className="py-3">
        <EditLine
          onClose={() => setEditing(false)}
          onKeep={(words) => changes.retitle(id, words)}
          title={title}
        />
      </li>
    );
  }
  return (
    <li className="flex items-start gap-1 py-2">
      <div className="min-w-0 flex-1 py-1.5">
        <Checkbox isSelected={done} onChange={(isDone) => void changes.setDone(id, isDone)}>
          <span className={cx('break-words', done && 'text-muted line-through')}>{title}</span>
        </Checkbox>
        {(source === 'scene' || product_hash !== null) && (
          <p className="flex flex-wrap gap-x-3 ps-8 text-12 text-muted">
            {source === 'scene' && <span>From the room</span>}
            {product_hash !== null && (
              <Link className="text-link" to={productPath(product_hash)}>
                See the product<span className="reader-only">: {title}</span>
              </Link>
            )}
          </p>
        )}
      </div>
      <IconButton icon="edit" label={`Change “${title}”`} onPress={() => setEditing(true)} />
      <IconButton
        className="-me-2"
        icon="trash"
        label={`Remove “${title}”`}
        onPress={() => void changes.remove(id)}
      />
    </li>
  );
}
