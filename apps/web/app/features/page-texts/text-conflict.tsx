import type { PageText } from '@wevisu/contract/page-texts.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LineDiff } from './line-diff.tsx';
import { type Written, writtenOf } from './page-text-calls.ts';
import { wholeText } from './whole-text.ts';

interface TextConflictProps {
  readonly theirs: PageText;
  readonly mine: Written;
  readonly verb: 'Save' | 'Publish';
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** G-63: somebody else saved meanwhile: who, why, what differs, and the choice. */
export function TextConflict({ theirs, mine, verb, onTheirs, onMine }: TextConflictProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const [last] = theirs.versions;
  const who = theirs.draft?.by ?? last?.by ?? '';
  return (
    <Notice
      action={
        <>
          <Button kind="secondary" onPress={onTheirs} size="small">
            Take theirs
          </Button>
          <Button onPress={onMine} size="small">
            {verb} mine
          </Button>
        </>
      }
      className="mb-4"
      isUrgent
      kind="warning"
      ref={notice}
      title={`${who === '' ? 'Someone else' : who} changed this page while you were writing`}
    >
      <p className="mb-2">
        {theirs.draft
          ? `A draft was saved on ${formatDate(theirs.draft.at)}.`
          : last
            ? `Version ${last.number} was published on ${formatDate(last.at)}: ${last.reason}`
            : 'The draft was discarded.'}
      </p>
      <p className="mb-2">From their text to yours:</p>
      <LineDiff
        from={wholeText(writtenOf(theirs))}
        label="Their text and yours"
        to={wholeText(mine)}
      />
    </Notice>
  );
}
