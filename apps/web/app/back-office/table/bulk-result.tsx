import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { BulkResult } from './table-types.ts';

interface BulkResultNoteProps {
  readonly label: string;
  readonly result: BulkResult;
  readonly onClose: () => void;
}

/** Rows with a reason that are shown at once. */
const SHOWN = 20;

/** What became of a bulk act: each row that was left as it is, with its reason. */
export function BulkResultNote({ label, result, onClose }: BulkResultNoteProps) {
  const { done, failed, left } = result;
  const [isLong, setLong] = useState(false);
  const isWhole = failed.length === 0 && left === 0;
  const rows = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;
  return (
    <Notice
      action={
        <Button kind="secondary" onPress={onClose} size="small">
          Close
        </Button>
      }
      className="mt-2"
      kind={isWhole ? 'success' : 'warning'}
      title={`${label}: ${rows(done)} done`}
    >
      {left > 0 && <p>Stopped. {rows(left)} were not tried.</p>}
      {failed.length > 0 && (
        <>
          <p>{rows(failed.length)} stayed as they are:</p>
          <ul className="mt-1">
            {failed.slice(0, isLong ? failed.length : SHOWN).map(({ id, name, message }) => (
              <li className="py-0.5" key={id}>
                <span className="font-[560]">{name}</span>: {message}
              </li>
            ))}
          </ul>
          {failed.length > SHOWN && !isLong && (
            <Button kind="quiet" onPress={() => setLong(true)} size="small">
              Show all {formatCount(failed.length)}
            </Button>
          )}
        </>
      )}
    </Notice>
  );
}
